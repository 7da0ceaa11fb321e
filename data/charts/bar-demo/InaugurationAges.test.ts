import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar counts the ages of its range, bars touch each other, and arrow keys open the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(8);
  const counts = [2, 7, 13, 12, 7, 3, 1, 2];
  const read = () =>
    bars.evaluateAll((rects) =>
      rects.map((rect) => {
        const [x, width, height] = ['x', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
        return { x: x!, width: width!, height: height! };
      }),
    );
  for (const [index, count] of counts.entries()) {
    await expect
      .poll(async () => {
        const all = await read();
        return (13 * all[index]!.height) / all[2]!.height;
      })
      .toBeCloseTo(count, 0);
  }
  const all = await read();
  for (const index of [0, 1, 2, 3, 4, 5, 6]) {
    expect(Math.abs(all[index]!.x + all[index]!.width - all[index + 1]!.x)).toBeLessThan(1.5);
  }
  const chart = demo.getByLabel(/Most US presidents/);
  await chart.focus();
  await chart.press('ArrowRight');
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('7');
}
