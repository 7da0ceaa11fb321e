import { expect, type Locator } from '@playwright/test';

export const claim =
  'By default a click anywhere reports the nearest point. A radius limits this, and with `disableVoronoi` only the markers react.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const marker = demo.locator('.MuiScatterChart-marker').nth(1);
  const clickBeside = async (distance: number) => {
    await marker.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await marker.boundingBox())!;
    const page = demo.page();
    await page.mouse.move(x + width / 2 + distance + 1, y + height / 2);
    await page.mouse.move(x + width / 2 + distance, y + height / 2);
    await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(2);
    await page.mouse.click(x + width / 2 + distance, y + height / 2);
  };
  const select = async (name: string) => {
    const button = demo.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  };
  const clickPress = async () => {
    await select('no limit');
    const press = (await demo.locator('.MuiScatterChart-marker').first().boundingBox())!;
    await demo.page().mouse.click(press.x + press.width / 2, press.y + press.height / 2);
    await expect(output).toHaveText('Clicked: press');
  };
  const tooltip = demo.page().getByRole('tooltip');

  await clickBeside(30);
  await expect(output).toHaveText('Clicked: lathe');

  await clickPress();
  await select('20 px');
  await clickBeside(30);
  await expect(tooltip).toHaveCount(0);
  await expect(output).toHaveText('Clicked: press');
  await clickBeside(15);
  await expect(output).toHaveText('Clicked: lathe');

  await clickPress();
  await select('item');
  await clickBeside(15);
  await expect(output).toHaveText('Clicked: press');
  await clickBeside(4);
  await expect(output).toHaveText('Clicked: lathe');

  await clickPress();
  await select('disableVoronoi');
  await clickBeside(15);
  await expect(output).toHaveText('Clicked: press');
  await clickBeside(0);
  await expect(output).toHaveText('Clicked: lathe');
}
