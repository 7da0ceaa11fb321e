import { expect, type Locator } from '@playwright/test';

export const title =
  'A composed gauge shows what your function returns in two large lines that do not overlap, and screen readers get the words of `aria-valuetext`.';

export default async function test(demo: Locator): Promise<void> {
  const meter = demo.getByRole('meter', { name: 'Orders packed today' });
  await expect(meter).toHaveAttribute('aria-valuetext', '184 of 240 orders');
  const lines = meter.locator('.MuiGauge-valueText tspan');
  await expect(lines).toHaveText(['184', 'of 240']);
  await expect(lines.first()).toHaveCSS('font-size', '26px');
  // Before hydration, both lines are at the same position.
  await expect
    .poll(async () => (await lines.nth(1).boundingBox())!.y - (await lines.nth(0).boundingBox())!.y)
    .toBeGreaterThan(20);
}
