import { expect, type Locator } from '@playwright/test';

export const title = 'A click reports the nearest point, on its marker and 30 pixels beside it.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const markers = demo.locator('.MuiScatterChart-marker');
  const clickBeside = async (index: number, distance: number) => {
    const marker = markers.nth(index);
    await marker.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await marker.boundingBox())!;
    const { mouse } = demo.page();
    await mouse.move(x + width / 2 + distance + 1, y + height / 2);
    await mouse.move(x + width / 2 + distance, y + height / 2);
    // The marker reacts to the pointer before it is clicked.
    await expect(marker).toHaveAttribute('data-highlighted', 'true');
    await mouse.click(x + width / 2 + distance, y + height / 2);
  };
  await clickBeside(0, 0);
  await expect(output).toHaveText('Clicked: press');
  await clickBeside(1, 30);
  await expect(output).toHaveText('Clicked: lathe');
}
