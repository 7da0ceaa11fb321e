import { expect, type Locator } from '@playwright/test';

export const title =
  'The axis of a metric shows the values of its divisions, four upright ones and two that are rotated with their axis.';

export default async function test(demo: Locator): Promise<void> {
  const axes = demo.locator('.MuiRadarChart-axisRoot');
  await expect(axes).toHaveCount(2);
  const upright = axes.nth(0).locator('text');
  await expect(upright).toHaveText(['25', '50', '75', '100']);
  await expect(upright.first()).not.toHaveAttribute('transform', /rotate/);
  const rotated = axes.nth(1).locator('text');
  await expect(rotated).toHaveText(['50', '100']);
  for (const index of [0, 1]) {
    await expect(rotated.nth(index)).toHaveAttribute('transform', /rotate\(28[78]/);
    await expect(rotated.nth(index)).toHaveAttribute('text-anchor', 'middle');
  }
}
