import { expect, type Locator } from '@playwright/test';

export const title = 'The page contains its previous first row after users choose a different page size.';

export default async function test(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const select = async (name: string) => {
    await demo.getByRole('combobox', { name: 'Rows per page' }).click();
    await body.getByRole('option', { name, exact: true }).click();
  };
  await expect(demo.getByText('21–25 of 60')).toBeVisible();
  await select('10');
  await expect(demo.getByText('21–30 of 60')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'P-1021' })).toBeVisible();
  await select('5');
  await expect(demo.getByText('21–25 of 60')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText('26–30 of 60')).toBeVisible();
  // P-1026 is on the second page of 20 rows, but not the first row there.
  await select('20');
  await expect(demo.getByText('21–40 of 60')).toBeVisible();
}
