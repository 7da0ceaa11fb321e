import { expect, type Locator } from '@playwright/test';

export const title =
  'The upper edge of the area has horizontal and vertical parts only, and the tooltip shows the day of a step and its value.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('.MuiLineChart-area');
  await expect(area).toHaveCount(1);
  const path = (await demo.locator('.MuiLineChart-line').getAttribute('d'))!;
  expect(path).not.toMatch(/[CQ]/);
  const points = [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(points.length).toBeGreaterThan(25);
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [beforeX, beforeY] = points[index]!;
    expect(x === beforeX || y === beforeY).toBe(true);
  }
  const box = (await area.boundingBox())!;
  const tooltip = demo.page().getByRole('tooltip');
  await demo.page().mouse.move(box.x + 1, box.y + box.height / 2);
  await expect(tooltip).toContainText(/Jan 1, 2022.*0\.25%/s);
  await demo.page().mouse.move(box.x + box.width - 1, box.y + box.height / 2);
  await expect(tooltip).toContainText(/Jan 1, 2025.*4\.5%/s);
}
