import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar starts where the one before ends, losses are red and gains are green, and the last bar starts at zero.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series] .MuiBarElement-root');
  await expect(bars).toHaveCount(6);
  await expect(bars.nth(1)).toHaveAttribute('fill', '#2e7d32');
  for (const loss of [2, 3, 4]) {
    await expect(bars.nth(loss)).toHaveAttribute('fill', '#c62828');
  }
  await expect(bars.nth(5)).toHaveAttribute('fill', '#2e7d32');
  const readEdges = async (index: number) => {
    const top = Number(await bars.nth(index).getAttribute('y'));
    return { top, bottom: top + Number(await bars.nth(index).getAttribute('height')) };
  };
  // Sales go up from the top of the opening bar. The losses go down from the top of the bar before.
  await expect
    .poll(async () => Math.abs((await readEdges(1)).bottom - (await readEdges(0)).top))
    .toBeLessThan(1.5);
  await expect
    .poll(async () => Math.abs((await readEdges(2)).top - (await readEdges(1)).top))
    .toBeLessThan(1.5);
  await expect
    .poll(async () => Math.abs((await readEdges(3)).top - (await readEdges(2)).bottom))
    .toBeLessThan(1.5);
  await expect
    .poll(async () => Math.abs((await readEdges(4)).top - (await readEdges(3)).bottom))
    .toBeLessThan(1.5);
  await expect
    .poll(async () => Math.abs((await readEdges(5)).top - (await readEdges(4)).bottom))
    .toBeLessThan(1.5);
  await expect
    .poll(async () => Math.abs((await readEdges(5)).bottom - (await readEdges(0)).bottom))
    .toBeLessThan(1.5);
  await bars.nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Wages.*-38 thousand €/s);
}
