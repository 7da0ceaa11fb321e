import { expect, type Locator } from '@playwright/test';

export const title =
  'Each child of the container renders one part: grid, line, marks, both axes, and the tooltip of a year.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(8);
  await expect(demo.locator('.MuiChartsGrid-horizontalLine').first()).toBeAttached();
  await expect(demo.locator('.MuiChartsGrid-verticalLine')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsLegend-root')).toHaveCount(0);
  await demo.locator('.MuiMarkElement-root').nth(4).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/2020.*CO₂ \(ppm\).*414\.2/s);
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
}
