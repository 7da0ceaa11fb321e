import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a row expands its panel and a second one collapses it, without a click in the panel or a click that counts twice.';

export default async function test(demo: Locator): Promise<void> {
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  const cell = demo.getByRole('gridcell', { name: 'Birch Bikes' });
  await cell.click();
  await expect(panels).toHaveCount(1);
  await panels.getByText('30 × Chain').click();
  await expect(panels).toHaveCount(1);
  await cell.click();
  await expect(panels).toHaveCount(0);
  // The toggle is part of the row, but its click does not count as a click on the row.
  await demo.getByRole('row').filter({ hasText: 'Birch Bikes' }).getByRole('button').first().click();
  await expect(panels).toHaveCount(1);
  await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(0);
}
