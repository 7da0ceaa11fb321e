import { expect, type Locator } from '@playwright/test';

export const claim =
  'A footer tells how many rows are shown and selected and how they are sorted, as it changes.';

export default async function prove(demo: Locator): Promise<void> {
  const footer = demo.getByRole('status');
  await expect(footer).toHaveText('6 shown, 0 selected, unsorted');
  await demo.getByRole('checkbox', { name: 'Select row' }).first().click();
  await expect(footer).toHaveText('6 shown, 1 selected, unsorted');
  await demo.getByRole('columnheader', { name: 'Amount' }).click();
  await expect(footer).toHaveText('6 shown, 1 selected, by amount asc');
}
