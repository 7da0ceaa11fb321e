import { expect, type Locator } from '@playwright/test';

export const title = 'With rows and columns, users can sort, search the rows, and edit a gate.';

const getCells = (demo: Locator, field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);

export default async function test(demo: Locator): Promise<void> {
  const destinations = getCells(demo, 'destination');
  await expect(destinations).toHaveText(['Birmingham', 'Lisbon', 'Copenhagen', 'Paris', 'Warsaw']);
  await demo.getByRole('columnheader', { name: 'Destination' }).click();
  await expect(destinations).toHaveText(['Birmingham', 'Copenhagen', 'Lisbon', 'Paris', 'Warsaw']);

  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('lis');
  await expect(destinations).toHaveText(['Lisbon']);

  await getCells(demo, 'gate').dblclick();
  await getCells(demo, 'gate').getByRole('textbox').fill('C12');
  await demo.page().keyboard.press('Enter');
  await expect(getCells(demo, 'gate')).toHaveText(['C12']);
}
