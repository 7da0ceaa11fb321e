import { expect, type Locator } from '@playwright/test';

export const title =
  'A composed chart has a grid without stripes, marks only for the team, and a dashed outline for the target above it.';

export default async function test(demo: Locator): Promise<void> {
  const areas = demo.locator('.MuiRadarChart-seriesArea');
  await expect(areas).toHaveCount(2);
  await expect(areas.nth(0)).toHaveAttribute('fill', '#0288d1');
  await expect(areas.nth(0)).not.toHaveAttribute('stroke-dasharray', /./);
  await expect(areas.nth(1)).toHaveAttribute('stroke', '#ef6c00');
  await expect(areas.nth(1)).toHaveAttribute('stroke-dasharray', '6 4');
  const marks = demo.locator('.MuiRadarChart-seriesMark');
  await expect(marks).toHaveCount(5);
  for (let index = 0; index < 5; index += 1) {
    await expect(marks.nth(index)).toHaveAttribute('fill', '#0288d1');
  }
  await expect(demo.locator('.MuiRadarChart-gridDivider')).toHaveCount(5);
  await expect(demo.locator('.MuiRadarChart-gridStripe')).toHaveCount(0);
  await expect(demo.locator('svg text')).toHaveText(['Research', 'Design', 'Code', 'Testing', 'Support']);
}
