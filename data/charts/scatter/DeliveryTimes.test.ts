import { expect, type Locator } from '@playwright/test';

export const title =
  'Each point has its own x and y, so series need neither the same length nor the same x values, and the tooltip shows the nearest point.';

export default async function test(demo: Locator): Promise<void> {
  const markers = demo.locator('.MuiScatterChart-marker');
  await expect(markers).toHaveCount(10);
  const vans = demo.locator('[data-series="auto-generated-id-0"] .MuiScatterChart-marker');
  await vans.nth(4).scrollIntoViewIfNeeded();
  const { x, y } = (await vans.nth(4).boundingBox())!;
  // Far from the point: there is no limit by default.
  await demo.page().mouse.move(x - 30, y + 50);
  await demo.page().mouse.move(x - 30, y + 40);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Van.*\(8\.5, 31\)/s);
}
