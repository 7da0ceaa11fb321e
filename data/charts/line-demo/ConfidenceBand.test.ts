import { expect, type Locator } from '@playwright/test';

export const title =
  'A band surrounds the line, is widest in April, and the tooltip shows each value with its margin.';

export default async function test(demo: Locator): Promise<void> {
  const band = demo.locator('polygon');
  const line = demo.locator('.MuiLineChart-line');
  const [outer, inner] = [(await band.boundingBox())!, (await line.boundingBox())!];
  expect(outer.y).toBeLessThan(inner.y);
  expect(outer.y + outer.height).toBeGreaterThan(inner.y + inner.height);
  const points = (await band.getAttribute('points'))!.split(' ').map((point) => point.split(',').map(Number));
  expect(points).toHaveLength(16);
  const widths = points.slice(0, 8).map(([, high], index) => points[15 - index]![1]! - high!);
  expect(Math.max(...widths)).toBe(widths[3]);
  await demo.page().mouse.move(inner.x + (inner.width * 3) / 7, inner.y + inner.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Apr.*55% ± 7%/s);
}
