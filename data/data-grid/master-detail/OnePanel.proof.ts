import { expect, type Locator } from '@playwright/test';

export const claim =
  'A click on a row expands its panel and collapses the other one; a second click collapses it.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByText('Expanded:');
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  await expect(output).toHaveText('Expanded: none');
  await demo.getByRole('gridcell', { name: 'Alder Books' }).click();
  await expect(output).toHaveText('Expanded: 501');
  await demo.getByRole('gridcell', { name: 'Cedar Foods' }).click();
  await expect(output).toHaveText('Expanded: 503');
  await expect(panels).toHaveCount(1);
  // The toggle is part of the row, but its click does not count as a click on the row.
  const row = demo.getByRole('row').filter({ hasText: 'Birch Bikes' });
  await row.getByRole('button', { name: 'Expand' }).click();
  await expect(output).toHaveText('Expanded: 502');
  await panels.getByText('30 × Chain').click();
  await expect(output).toHaveText('Expanded: 502');
  await demo.getByRole('gridcell', { name: 'Birch Bikes' }).click();
  await expect(output).toHaveText('Expanded: none');
  await expect(panels).toHaveCount(0);
}
