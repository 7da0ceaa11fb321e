import { expect, type Locator } from '@playwright/test';

export const title =
  'The first series is filled and has no marks. The second has marks and is not filled. Both are in the legend.';

export default async function test(demo: Locator): Promise<void> {
  const areas = demo.locator('.MuiRadarChart-seriesArea');
  await expect(areas).toHaveCount(2);
  await expect(areas.nth(0)).not.toHaveAttribute('fill', 'transparent');
  await expect(areas.nth(1)).toHaveAttribute('fill', 'transparent');
  const marks = demo.locator('.MuiRadarChart-seriesMark');
  await expect(marks).toHaveCount(5);
  const color = await areas.nth(1).getAttribute('stroke');
  for (const index of [0, 4]) {
    await expect(marks.nth(index)).toHaveAttribute('fill', color!);
  }
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText(/Colombia.*Ethiopia/s);
}
