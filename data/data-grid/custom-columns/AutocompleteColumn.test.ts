import { expect, type Locator } from '@playwright/test';

export const title =
  'Users edit a cell with an autocomplete, and the filter shows rows with any of the chosen options, or all rows without options.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const cell = demo.locator('[role="row"][data-id="2"] [data-field="maker"]');
  await expect(names).toHaveText(['Bookshelf', 'Bench']);

  await cell.dblclick();
  await cell.getByRole('combobox').fill('dun');
  await expect(page.getByRole('option')).toHaveText(['Dune']);
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Dune');

  await demo
    .getByRole('button', { name: /Filters|Show filters/ })
    .first()
    .click();
  const value = page.locator('.MuiDataGrid-panel').getByRole('combobox', { name: 'Value' });
  await value.click();
  await page.getByRole('option', { name: 'Borealis' }).click();
  await expect(names).toHaveText(['Desk lamp', 'Bookshelf', 'Bench']);
  for (const chosen of ['Borealis', 'Dune', 'Aalto']) {
    await expect(page.locator('.MuiDataGrid-panel').getByRole('button', { name: chosen })).toBeVisible();
  }
  await value.press('Backspace');
  await value.press('Backspace');
  await expect(names).toHaveCount(0);
  await value.press('Backspace');
  await expect(names).toHaveText(['Desk lamp', 'Bookshelf', 'Bench', 'Planter']);
}
