import { expect, type Locator } from '@playwright/test';

export const title =
  'On two logarithmic axes the points form a straight line, each has its name at its left, and arrow keys open its tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const points = demo.locator('.MuiScatterChart-marker');
  await expect(points).toHaveCount(8);
  const names = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
  const center = async (index: number) => {
    const { x, y, width, height } = (await points.nth(index).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [first, last] = [await center(0), await center(7)];
  const slope = (last.y - first.y) / (last.x - first.x);
  for (const [index, name] of names.entries()) {
    const point = await center(index);
    expect(Math.abs(first.y + slope * (point.x - first.x) - point.y)).toBeLessThan(3);
    const text = (await demo.locator('text', { hasText: new RegExp(`^${name}$`) }).boundingBox())!;
    expect(text.x + text.width).toBeLessThan(point.x);
    expect(Math.abs(text.y + text.height / 2 - point.y)).toBeLessThan(6);
  }
  // A factor of ten has the same length everywhere: 0.387 to 3.87 as 0.72 to 7.2.
  const perDecade = (last.x - first.x) / Math.log10(30.2 / 0.387);
  expect(((await center(4)).x - (await center(2)).x) / perDecade).toBeCloseTo(Math.log10(5.2), 1);
  const chart = demo.getByLabel(/logarithmic axes/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('Mercury: 0.387 au, 0.241 years');
}
