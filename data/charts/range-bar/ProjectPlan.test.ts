import { expect, type Locator } from '@playwright/test';

export const title =
  'Horizontal bars go from the start to the end of each task on a date axis, and the tooltip shows both dates.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series] .MuiBarElement-root');
  await expect(bars).toHaveCount(4);
  const readRange = async (index: number) => {
    const x = Number(await bars.nth(index).getAttribute('x'));
    return { start: x, end: x + Number(await bars.nth(index).getAttribute('width')) };
  };
  // The wiring takes two weeks and starts where the demolition, which takes one, ends.
  await expect
    .poll(async () => Math.abs((await readRange(1)).start - (await readRange(0)).end))
    .toBeLessThan(1.5);
  const [demolition, wiring, plaster, painting] = await Promise.all([0, 1, 2, 3].map(readRange));
  expect((wiring!.end - wiring!.start) / (demolition!.end - demolition!.start)).toBeCloseTo(2, 0);
  expect(plaster!.start).toBeLessThan(wiring!.end);
  expect(Math.abs(painting!.start - plaster!.end)).toBeLessThan(1.5);
  await bars.nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Wiring.*9\D+23 Mar/s);
  const ticks = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(ticks.filter({ hasText: /^\d+ (Mar|Apr)$/ }).first()).toBeVisible();
}
