import { expect, type Locator } from '@playwright/test';

export const claim =
  'Series with the same stack value are stacked. Offset and order set the start of a stack and its order.';

export default async function prove(demo: Locator): Promise<void> {
  const getBar = (series: number, category: number) =>
    demo.locator(`.MuiBarElement-series-auto-generated-id-${series}`).nth(category);
  const readTop = async (series: number, category: number) =>
    (await getBar(series, category).boundingBox())!.y;
  const choose = async (list: string, option: string) => {
    await demo.getByRole('combobox', { name: list }).click();
    await demo.page().getByRole('option', { name: option, exact: true }).click();
  };
  const isAbove = async (upper: number, lower: number) =>
    (await readTop(upper, 0)) < (await readTop(lower, 0));
  // The grid is above the sun in one stack, and what is used is beside them.
  await expect.poll(() => isAbove(2, 0)).toBe(true);
  const sun = (await getBar(0, 0).boundingBox())!;
  expect((await getBar(2, 0).boundingBox())!.x).toBeCloseTo(sun.x, 0);
  expect((await getBar(3, 0).boundingBox())!.x).toBeGreaterThanOrEqual(sun.x + sun.width);

  await choose('stackOrder', 'reverse');
  await expect.poll(() => isAbove(0, 2)).toBe(true);

  // Shares of a whole: Monday's 9 are as high as Wednesday's 12.
  const differ = async () => Math.abs((await readTop(0, 0)) - (await readTop(0, 2)));
  expect(await differ()).toBeGreaterThan(5);
  await choose('stackOffset', 'expand');
  await expect.poll(differ).toBeLessThan(1.5);

  await demo.getByRole('button', { name: 'Sun' }).click();
  await expect.poll(async () => Number(await getBar(0, 0).getAttribute('height'))).toBe(0);
}
