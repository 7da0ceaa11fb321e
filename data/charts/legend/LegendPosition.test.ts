import { expect, type Locator } from '@playwright/test';

export const title =
  'The direction decides whether the legend is above, below or beside the chart, and the position on which side and how it is aligned.';

export default async function test(demo: Locator, direction?: string): Promise<void> {
  const page = demo.page();
  const chart = demo.getByLabel('Water level of two lakes per month');
  const readBoxes = async () => ({
    list: (await demo.getByRole('list').boundingBox())!,
    svg: (await chart.boundingBox())!,
  });
  const choose = async (label: string, option: string) => {
    await demo.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  };
  const mirrored = direction === 'rtl';

  // Below the chart, aligned with its end.
  let { list, svg } = await readBoxes();
  expect(list.y).toBeGreaterThanOrEqual(svg.y + svg.height - 1);
  const startSide = list.x + list.width / 2 < svg.x + svg.width / 2;
  expect(startSide).toBe(mirrored);

  await choose('direction', 'vertical');
  await choose('horizontal', 'start');
  await expect
    .poll(async () => {
      ({ list, svg } = await readBoxes());
      return mirrored ? list.x >= svg.x + svg.width - 1 : list.x + list.width <= svg.x + 1;
    })
    .toBe(true);
  // In the chart: the page may scroll between two measurements.
  const bottom = list.y - svg.y;
  await choose('vertical', 'top');
  await expect
    .poll(async () => {
      ({ list, svg } = await readBoxes());
      return list.y - svg.y;
    })
    .toBeLessThan(bottom - 50);
}
