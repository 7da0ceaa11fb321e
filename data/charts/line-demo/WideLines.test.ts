import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing ten pixels next to a line highlights it and fades the others, until the pointer leaves.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiLineChart-line');
  await expect(lines).toHaveCount(3);
  const box = (await lines.first().boundingBox())!;
  // Right of the start of the first line, which is nearly horizontal until Wednesday.
  const start = await lines.first().evaluate((path) => {
    const line = path as SVGPathElement;
    const { x, y } = line.getPointAtLength(20);
    const matrix = line.getScreenCTM()!;
    return { x: x + matrix.e, y: y + matrix.f };
  });
  expect(start.x).toBeGreaterThan(box.x);
  await demo.page().mouse.move(start.x, start.y - 10);
  await expect(lines.nth(0)).toHaveAttribute('data-highlighted', 'true');
  for (const index of [1, 2]) {
    await expect(lines.nth(index)).toHaveAttribute('data-faded', 'true');
  }
  await demo.page().mouse.move(0, 0);
  await expect(lines.nth(0)).not.toHaveAttribute('data-highlighted', 'true');
  await expect(lines.nth(1)).not.toHaveAttribute('data-faded', 'true');
}
