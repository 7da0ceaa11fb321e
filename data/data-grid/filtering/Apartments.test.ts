import { expect, type Locator } from '@playwright/test';

export const title =
  'The column menu opens the filter panel, rows are filtered during typing, and each column type has its operators.';

const OPERATORS = {
  'Rent (€)': '= != > >= < <= is empty is not empty is any of',
  City: 'contains does not contain equals does not equal starts with ends with is empty is not empty is any of',
  Available: 'is is not is after is on or after is before is on or before is empty is not empty',
  Pets: 'is',
  Heating: 'is is not is any of',
};

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const rents = demo.locator('[role="gridcell"][data-field="rent"]');
  const header = demo.getByRole('columnheader', { name: 'Rent' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();

  const operator = page.getByRole('combobox', { name: 'Operator' });
  for (const [column, names] of Object.entries(OPERATORS)) {
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
    await operator.click();
    await expect.poll(async () => (await page.getByRole('option').allTextContents()).join(' ')).toBe(names);
    await page.keyboard.press('Escape');
  }

  await page.getByRole('combobox', { name: 'Columns' }).click();
  await page.getByRole('option', { name: 'Rent' }).click();
  await operator.click();
  await page.getByRole('option', { name: '<', exact: true }).click();
  await expect(rents).toHaveCount(6);
  await page.getByRole('spinbutton', { name: 'Value' }).fill('960');
  await expect(rents).toHaveText(['890', '950']);
  await expect(header.getByRole('button', { name: 'Show filters' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(operator).toHaveCount(0);
}
