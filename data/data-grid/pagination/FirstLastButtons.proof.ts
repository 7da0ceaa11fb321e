import { expect, type Locator } from '@playwright/test';

export const claim =
  'Two more buttons open the first and the last page, and the texts of the footer are replaced.';

export default async function prove(demo: Locator): Promise<void> {
  const press = (name: string) => demo.getByRole('button', { name }).click();
  await expect(demo.getByText('Parcels 1 to 5 of 23')).toBeVisible();
  await expect(demo.getByRole('combobox', { name: 'Parcels:' })).toBeVisible();
  await press('Go to last page');
  await expect(demo.getByText('Parcels 21 to 23 of 23')).toBeVisible();
  await press('Go to first page');
  await expect(demo.getByText('Parcels 1 to 5 of 23')).toBeVisible();
}
