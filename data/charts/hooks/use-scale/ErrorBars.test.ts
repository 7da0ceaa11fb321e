import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar has an error bar in its middle that reaches as far above its top as below it, and the longest one belongs to the largest deviation. Bars below an error bar keep their tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const errors = demo.locator('svg.MuiChartsSurface-root > path');
  await expect(bars).toHaveCount(4);
  await expect(errors).toHaveCount(4);
  const lengths: number[] = [];
  for (const index of [0, 1, 2, 3]) {
    await expect(async () => {
      const bar = (await bars.nth(index).boundingBox())!;
      const error = (await errors.nth(index).boundingBox())!;
      expect(Math.abs(bar.x + bar.width / 2 - error.x - error.width / 2)).toBeLessThan(2);
      expect(Math.abs(bar.y - error.y - error.height / 2)).toBeLessThan(2);
      lengths[index] = error.height;
    }).toPass();
  }
  expect(Math.max(...lengths)).toBe(lengths[2]);
  // Where the error bar covers it.
  const { width } = (await bars.nth(3).boundingBox())!;
  await bars.nth(3).hover({ force: true, position: { x: width / 2, y: 4 } });
  await expect(demo.page().getByRole('tooltip')).toContainText(/Height.*38/s);
}
