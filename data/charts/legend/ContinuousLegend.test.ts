import { expect, type Locator } from '@playwright/test';

export const title =
  'The color legend shows the gradient of the color map between the names of its two ends.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('list').getByRole('listitem');
  await expect(items.first()).toHaveText('Ground floor');
  await expect(items.last()).toHaveText('Floor 20');
  const gradient = (await demo.locator('.MuiContinuousColorLegend-gradient').boundingBox())!;
  const first = (await items.first().boundingBox())!;
  expect(gradient.width).toBeGreaterThan(80);
  expect(Math.abs(gradient.y + gradient.height / 2 - (first.y + first.height / 2))).toBeLessThan(6);
}
