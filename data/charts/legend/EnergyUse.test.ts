import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series with a label is an item of a list above the chart, in the order of the series.';

export default async function test(demo: Locator): Promise<void> {
  const legend = demo.getByRole('list');
  await expect(legend.getByRole('listitem')).toHaveText(['Heating', 'Lighting', 'Kitchen']);
  await expect(legend.getByRole('button')).toHaveCount(0);
  const chart = demo.getByLabel('Energy use of a school per season, by purpose');
  const list = (await legend.boundingBox())!;
  expect(list.y + list.height).toBeLessThanOrEqual((await chart.boundingBox())!.y + 1);
}
