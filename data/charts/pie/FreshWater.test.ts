import { expect, type Locator } from '@playwright/test';

export const title = 'A donut has text in the center of its hole, and the tooltip formats the values.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(3);
  const pie = (await demo.locator('.MuiPieChart-series').boundingBox())!;
  const text = (await demo.locator('svg text', { hasText: 'Fresh water' }).boundingBox())!;
  expect(Math.abs(text.x + text.width / 2 - (pie.x + pie.width / 2))).toBeLessThan(6);
  expect(Math.abs(text.y + text.height / 2 - (pie.y + pie.height / 2))).toBeLessThan(6);
  // To the right of the center, inside of the ring.
  await demo.page().mouse.move(pie.x + pie.width * 0.92, pie.y + pie.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Glaciers and ice.*68\.7%/s);
}
