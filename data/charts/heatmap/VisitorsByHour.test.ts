import { expect, type Locator } from '@playwright/test';

export const title =
  'Each triplet is a cell. Its first number selects the column, its second number the row, and the largest value is the darkest.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(cells).toHaveCount(9);
  // The second triplet is in the first column, one row below the first.
  await expect
    .poll(async () => {
      const [first, second] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
      return Math.round(second!.x - first!.x) === 0 && second!.y > first!.y;
    })
    .toBe(true);
  await cells.nth(7).hover();
  await expect(tooltip).toContainText(/Wed.*Afternoon.*Visitors.*91/s);
  await cells.nth(2).hover();
  await expect(tooltip).toContainText(/Mon.*Evening.*Visitors.*18/s);
  const blues = await cells.evaluateAll((rects) =>
    rects.map((rect) => Number(/\d+/.exec(getComputedStyle(rect).fill)![0])),
  );
  expect(blues.indexOf(Math.min(...blues))).toBe(7);
}
