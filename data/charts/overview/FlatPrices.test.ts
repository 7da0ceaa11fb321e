import { expect, type Locator } from '@playwright/test';

export const title = 'Each point shows the size and the price of a flat, and the tooltip opens near a point.';

export default async function test(demo: Locator): Promise<void> {
  const points = demo.locator('.MuiScatterChart-marker');
  await expect(points).toHaveCount(10);
  await points.nth(5).scrollIntoViewIfNeeded();
  const { x, y, width } = (await points.nth(5).boundingBox())!;
  await demo.page().mouse.move(x + width + 8, y - 8);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Elevator.*41 m², 198 thousand €/s);
}
