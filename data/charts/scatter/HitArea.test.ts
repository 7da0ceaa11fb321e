import { expect, type Locator } from '@playwright/test';

export const title =
  'A point reacts if its center is up to 20 pixels away from the pointer, and not at 30 pixels.';

export default async function test(demo: Locator): Promise<void> {
  const lathe = demo.locator('.MuiScatterChart-marker').nth(1);
  const tooltip = demo.page().getByRole('tooltip');
  const moveTo = async (distance: number) => {
    await lathe.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await lathe.boundingBox())!;
    await demo.page().mouse.move(x + width / 2 + distance + 1, y + height / 2);
    await demo.page().mouse.move(x + width / 2 + distance, y + height / 2);
  };
  await moveTo(15);
  await expect(lathe).toHaveAttribute('data-highlighted', 'true');
  await expect(tooltip).toContainText('lathe: 220 days');
  await moveTo(30);
  await expect(demo.locator('.MuiScatterChart-marker[data-highlighted]')).toHaveCount(0);
  await expect(tooltip).toHaveCount(0);
}
