import { expect, type Locator } from '@playwright/test';

export const claim =
  'The footer shows the number of filtered and selected rows and the sort order, and follows each change.';

export default async function prove(demo: Locator): Promise<void> {
  const footer = demo.getByRole('status');
  await expect(footer).toHaveText('6 shown, 0 selected, unsorted');
  await demo.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect(footer).toHaveText('6 shown, 1 selected, unsorted');
  await demo.getByRole('columnheader', { name: 'Amount' }).click();
  await expect(footer).toHaveText('6 shown, 1 selected, by amount asc');
}
