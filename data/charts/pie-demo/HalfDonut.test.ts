import { expect, type Locator } from '@playwright/test';

export const title =
  'The slices form the upper half of a ring in the order of the data, with the total at its center, and tooltips show the seats.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(4);
  const ring = demo.locator('.MuiPieChart-series');
  const readRatio = async () => {
    const { width, height } = (await ring.boundingBox())!;
    return width / height;
  };
  await expect.poll(readRatio).toBeCloseTo(2, 0);
  const box = (await ring.boundingBox())!;
  const total = (await demo.locator('svg text', { hasText: /^435 seats$/ }).boundingBox())!;
  expect(Math.abs(total.x + total.width / 2 - (box.x + box.width / 2))).toBeLessThan(4);
  expect(total.y).toBeGreaterThan(box.y + box.height / 2);
  const tooltip = demo.page().getByRole('tooltip');
  await demo.page().mouse.move(box.x + box.width * 0.08, box.y + box.height - 8);
  await expect(tooltip).toContainText(/Northeast.*76/s);
  await demo.page().mouse.move(box.x + box.width * 0.92, box.y + box.height - 8);
  await expect(tooltip).toContainText(/West.*104/s);
}
