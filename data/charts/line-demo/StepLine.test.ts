import { expect, type Locator } from '@playwright/test';

export const title =
  'The line is made of horizontal and vertical parts only, and the tooltip shows the date and the wage of a step.';

export default async function test(demo: Locator): Promise<void> {
  const line = demo.locator('.MuiLineChart-line');
  const path = (await line.getAttribute('d'))!;
  const points = [...path.matchAll(/[ML]([\d.]+),([\d.]+)/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(points.length).toBeGreaterThan(12);
  expect(path).not.toMatch(/[CQ]/);
  for (const [index, [x, y]] of points.slice(1).entries()) {
    const [beforeX, beforeY] = points[index]!;
    expect(x === beforeX || y === beforeY).toBe(true);
  }
  const box = (await line.boundingBox())!;
  await demo.page().mouse.move(box.x + 2, box.y + box.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Apr 1, 1990.*\$3\.80/s);
}
