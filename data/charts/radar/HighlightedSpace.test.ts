import { expect, type Locator } from '@playwright/test';

export const title =
  'A button highlights its series, and pointing at an area presses the button of its series.';

export default async function test(demo: Locator): Promise<void> {
  const [harbor, station] = await demo.getByRole('button').all();
  const areas = demo.locator('.MuiRadarChart-seriesArea');
  await expect(areas).toHaveCount(2);
  await harbor!.click();
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.4');
  await expect(areas.nth(1)).toHaveAttribute('fill-opacity', '0.1');
  await station!.click();
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.1');
  await expect(areas.nth(1)).toHaveAttribute('fill-opacity', '0.4');
  await station!.click();
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.2');
  await areas.nth(1).hover();
  await expect(station!).toHaveAttribute('aria-pressed', 'true');
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.1');
  await demo.page().mouse.move(0, 0);
  await expect(station!).toHaveAttribute('aria-pressed', 'false');
}
