import { expect, type Locator } from '@playwright/test';

export const claim = 'Users see that rows are loading, that there are none, and that loading failed.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('gridcell', { name: 'Okafor Ltd' }).first()).toBeVisible();
  await demo.getByRole('button', { name: 'no rows' }).click();
  await expect(demo.locator('.MuiDataGrid-main .MuiSkeleton-root').first()).toBeVisible();
  await expect(demo.getByText('No invoices yet')).toBeVisible();
  await demo.getByRole('button', { name: 'an error' }).click();
  await expect(demo.getByRole('alert')).toHaveText(
    'The invoices could not be loaded: 503 Service Unavailable',
  );
  await demo.getByRole('button', { name: 'rows', exact: true }).click();
  await expect(demo.getByRole('gridcell', { name: 'Okafor Ltd' }).first()).toBeVisible();
}
