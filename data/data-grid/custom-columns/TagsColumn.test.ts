import { expect, type Locator } from '@playwright/test';

export const title =
  'Each tag is a chip. Users sort by the number of tags, filter for rows with all chosen tags, edit the tags in a list, and clear them with Delete.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const cell = (id: number) => demo.locator(`[role="row"][data-id="${id}"] [data-field="tags"]`);
  await expect(cell(2).locator('.MuiChip-root')).toHaveText(['indoor', 'recycled']);
  await expect(cell(4).locator('.MuiChip-root')).toHaveCount(0);

  await demo.getByRole('columnheader', { name: 'Tags' }).click();
  await expect(names).toHaveText(['Planter', 'Bench', 'Desk lamp', 'Bookshelf']);

  await cell(3).dblclick();
  await page.getByRole('option', { name: 'new' }).click();
  await page.keyboard.press('Escape');
  await expect(cell(3).locator('.MuiChip-root')).toHaveText(['garden', 'new']);

  await demo
    .getByRole('button', { name: /Filters|Show filters/ })
    .first()
    .click();
  const value = page.locator('.MuiDataGrid-panel').getByRole('combobox', { name: 'Value' });
  await value.click();
  await page.getByRole('option', { name: 'new' }).click();
  await expect(names).toHaveText(['Desk lamp', 'Bench']);
  await value.click();
  await page.getByRole('option', { name: 'indoor' }).click();
  await expect(names).toHaveText(['Desk lamp']);
  await value.press('Backspace');
  await value.press('Backspace');
  await expect(names).toHaveCount(4);
  await page.keyboard.press('Escape');

  await cell(1).click();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Escape');
  await expect(cell(1).locator('.MuiChip-root')).toHaveCount(0);
}
