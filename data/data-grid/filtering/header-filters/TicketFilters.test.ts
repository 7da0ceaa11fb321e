import { expect, type Locator } from '@playwright/test';

export const title =
  'A row below the headers filters each column, rows must match all filters, and a button in it changes the operator and clears the filter.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const getFilter = (field: string) =>
    demo.locator(`.MuiDataGrid-columnHeader--filter[data-field="${field}"]`);
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  await expect(subjects).toHaveCount(6);

  await getFilter('subject').getByRole('textbox', { name: 'Contains' }).fill('invoice');
  await expect(subjects).toHaveText(['Invoice sent twice', 'Wrong tax on invoice']);
  await getFilter('hours').getByRole('spinbutton', { name: 'Equals' }).fill('3');
  await expect(subjects).toHaveText(['Wrong tax on invoice']);

  await getFilter('hours').getByRole('button', { name: 'Operator' }).click();
  await page.getByRole('menuitem', { name: 'Less than', exact: true }).click();
  await expect(subjects).toHaveText(['Invoice sent twice']);
  await getFilter('team').getByRole('combobox', { name: 'Is' }).click();
  await page.getByRole('option', { name: 'Apps' }).click();
  await expect(subjects).toHaveCount(0);

  await getFilter('team').getByRole('button', { name: 'Operator' }).click();
  await page.getByRole('menuitem', { name: 'Clear filter' }).click();
  await expect(subjects).toHaveText(['Invoice sent twice']);
}
