import { expect, type Locator } from '@playwright/test';

export const title =
  'A calendar has one column per week, and one label per month. Cells have gaps and rounded corners, and Sundays the color of zero.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  await expect(cells).toHaveCount(26 * 7);
  await expect(cells.first()).toHaveAttribute('rx', '3');
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(labels).toHaveText(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
  const sundays = await cells.evaluateAll((rects) =>
    rects.filter((_, index) => index % 7 === 6).map((rect) => getComputedStyle(rect).fill),
  );
  expect(new Set(sundays).size).toBe(1);
  const [monday, tuesday] = [await cells.nth(0).boundingBox(), await cells.nth(1).boundingBox()];
  expect(tuesday!.y).toBeGreaterThan(monday!.y + monday!.height + 1);
  await cells.nth(7 * 5 + 6).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Week of Feb 9.*Sun.*Deliveries.*0/s);
}
