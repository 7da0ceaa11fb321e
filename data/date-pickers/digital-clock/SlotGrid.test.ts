import { expect, type Locator } from '@playwright/test';

export const title = 'The eight times of the morning are in two rows of four.';

export default async function test(demo: Locator): Promise<void> {
  const options = demo.getByRole('option');
  await expect(options).toHaveCount(8);
  const boxes = await Promise.all((await options.all()).map(async (option) => (await option.boundingBox())!));
  const rows = boxes.map(({ y }) => Math.round(y));
  expect(new Set(rows.slice(0, 4)).size).toBe(1);
  expect(new Set(rows.slice(4)).size).toBe(1);
  expect(rows[4]).toBeGreaterThan(rows[0]!);
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(4);
  await options.nth(5).click();
  await expect(options.nth(5)).toHaveAttribute('aria-selected', 'true');
}
