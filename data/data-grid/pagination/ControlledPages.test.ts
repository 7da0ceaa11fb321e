import { expect, type Locator } from '@playwright/test';

export const title = 'The state of the component contains the page and the page size that users set.';

export default async function test(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const output = demo.getByRole('status');
  await expect(output).toHaveText('page: 2, pageSize: 5');
  await expect(demo.getByText('11–15 of 60')).toBeVisible();

  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(output).toHaveText('page: 3, pageSize: 5');
  await expect(demo.getByText('16–20 of 60')).toBeVisible();

  await demo.getByRole('combobox', { name: 'Rows per page' }).click();
  await body.getByRole('option', { name: '20', exact: true }).click();
  // There is no fourth page of 20 rows.
  await expect(output).toHaveText('page: 2, pageSize: 20');
  await expect(demo.getByText('41–60 of 60')).toBeVisible();
}
