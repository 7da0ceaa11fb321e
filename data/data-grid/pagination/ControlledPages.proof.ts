import { expect, type Locator } from '@playwright/test';

export const claim =
  'The component has the page in its state, and keeps the first visible row on the page when the page size changes.';

export default async function prove(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const output = demo.getByRole('status');
  const select = async (name: string) => {
    await demo.getByRole('combobox', { name: 'Rows per page' }).click();
    await body.getByRole('option', { name, exact: true }).click();
  };
  await expect(output).toHaveText('page: 4, pageSize: 5');
  await expect(demo.getByText('21–25 of 60')).toBeVisible();
  await select('10');
  await expect(output).toHaveText('page: 2, pageSize: 10');
  await expect(demo.getByText('21–30 of 60')).toBeVisible();
  await select('5');
  await expect(output).toHaveText('page: 4, pageSize: 5');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(output).toHaveText('page: 5, pageSize: 5');
  await select('20');
  await expect(output).toHaveText('page: 1, pageSize: 20');
  await expect(demo.getByText('21–40 of 60')).toBeVisible();
}
