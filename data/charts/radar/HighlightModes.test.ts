import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing at an area highlights it and fades the other one, or marks the metric, or does neither.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const [axis, , none] = await demo.getByRole('button').all();
  const areas = demo.locator('.MuiRadarChart-seriesArea');
  const axisLine = demo.locator('.MuiRadarChart-axisHighlightLine');
  const dots = demo.locator('.MuiRadarChart-axisHighlightDot');
  await areas.nth(1).hover();
  await expect(areas.nth(1)).toHaveAttribute('fill-opacity', '0.4');
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.1');
  await expect(axisLine).toHaveCount(0);

  await axis!.click();
  await areas.nth(1).hover();
  await expect(axisLine).toHaveCount(1);
  await expect(dots).toHaveCount(2);
  await expect(areas.nth(1)).toHaveAttribute('fill-opacity', '0.2');
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.2');

  await none!.click();
  await areas.nth(1).hover();
  await expect(page.getByRole('tooltip')).toContainText(/Harbor.*Station/s);
  await expect(axisLine).toHaveCount(0);
  await expect(areas.nth(1)).toHaveAttribute('fill-opacity', '0.2');
  await expect(areas.nth(0)).toHaveAttribute('fill-opacity', '0.2');
  await page.mouse.move(0, 0);
}
