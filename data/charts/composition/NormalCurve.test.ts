import { expect, type Locator } from '@playwright/test';

export const title =
  'Bars and curve have x-axes of their own that span the same width. Only the axis of the bars is shown.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(8);
  await expect(demo.locator('.MuiChartsAxis-directionX')).toHaveCount(1);
  const curve = (await demo.locator('.MuiLineElement-root').boundingBox())!;
  const first = (await bars.first().boundingBox())!;
  const last = (await bars.last().boundingBox())!;
  expect(Math.abs(curve.x - first.x)).toBeLessThan(5);
  expect(Math.abs(curve.x + curve.width - last.x - last.width)).toBeLessThan(5);
}
