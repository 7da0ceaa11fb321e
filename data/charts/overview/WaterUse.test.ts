import { expect, type Locator } from '@playwright/test';

export const title =
  'A donut shows the parts of a whole. Pointing at a slice shows its value and fades the others.';

export default async function test(demo: Locator): Promise<void> {
  const arcs = demo.locator('.MuiPieArc-root');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(arcs).toHaveCount(4);
  const { width, height } = (await arcs.first().boundingBox())!;
  await arcs.first().hover({ position: { x: width - 8, y: height / 2 } });
  await expect(tooltip).toContainText(/Shower.*46 l/s);
  await expect(arcs.nth(1)).toHaveClass(/MuiPieArc-faded/);
  await expect(arcs.first()).not.toHaveClass(/MuiPieArc-faded/);
  // Nothing is in the middle of a ring.
  await demo.getByLabel(/Liters of water/).hover();
  await expect(tooltip).toBeHidden();
}
