import { expect, type Locator } from '@playwright/test';

export const title =
  'Four quadrants fill the drawing area up to its edges, and meet at an effort of 8 and a value of 5. A point behind them still has a tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('g:has(> rect) > text');
  await expect(names).toHaveText(['Do first', 'Plan', 'Fill in', 'Avoid']);
  const quadrants = demo.locator('g:has(> text) > rect');
  await expect(quadrants).toHaveCount(4);
  const read = async (index: number) => (await quadrants.nth(index).boundingBox())!;
  const [first, second, third, last] = [await read(0), await read(1), await read(2), await read(3)];
  // The axes are from 0 to 20 and from 0 to 10, drawn from left to right and from bottom to top.
  expect(first.width / (first.width + second.width)).toBeCloseTo(8 / 20, 2);
  expect(first.height / (first.height + third.height)).toBeCloseTo(5 / 10, 2);
  expect(last.x).toBeCloseTo(first.x + first.width, 0);
  expect(last.y).toBeCloseTo(first.y + first.height, 0);
  const axis = await demo
    .locator('.MuiChartsAxis-directionX .MuiChartsAxis-line')
    .evaluate((line) => line.getBoundingClientRect().toJSON() as DOMRect);
  expect(axis.x).toBeCloseTo(first.x, 0);
  expect(axis.width).toBeCloseTo(first.width + second.width, 0);
  expect(axis.y).toBeCloseTo(third.y + third.height, -1);

  await demo.locator('.MuiScatterChart-marker').first().hover({ force: true });
  await expect(demo.page().getByRole('tooltip')).toContainText('Ideas');
}
