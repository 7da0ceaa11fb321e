import { expect, type Locator } from '@playwright/test';

export const title =
  'The stack floats: its lower edge moves as well, no y-axis is shown, and the hovered layer fades the others.';

export default async function test(demo: Locator): Promise<void> {
  const areas = demo.locator('.MuiLineChart-area');
  await expect(areas).toHaveCount(5);
  await expect(demo.locator('.MuiChartsAxis-directionY')).toHaveCount(0);
  // A path of an area leads along its upper edge and back along its lower one.
  const lower = (await areas.first().getAttribute('d'))!.split('L')[1]!;
  const heights = [...lower.matchAll(/[\d.]+,([\d.]+)/g)].map(([, y]) => Number(y));
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(20);
  // Skiing is the lowest layer and widest in January.
  const box = (await areas.first().boundingBox())!;
  const axisTop = (await demo.locator('.MuiChartsAxis-directionX').boundingBox())!.y;
  expect(box.y + box.height).toBeLessThan(axisTop + 2);
  const point = await areas.first().evaluate((path) => {
    const { x, y } = (path as SVGPathElement).getPointAtLength(0);
    const matrix = (path as SVGPathElement).getScreenCTM()!;
    return { x: x + matrix.e, y: y + matrix.f };
  });
  await demo.page().mouse.move(point.x + 3, point.y + 20);
  await expect(areas.nth(0)).toHaveAttribute('data-highlighted', 'true');
  for (const index of [1, 2, 3, 4]) {
    await expect(areas.nth(index)).toHaveAttribute('data-faded', 'true');
  }
  await expect(demo.page().getByRole('tooltip')).toContainText(/Jan.*Skiing.*48/s);
}
