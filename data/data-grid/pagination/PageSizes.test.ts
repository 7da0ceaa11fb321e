import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid starts on the fourth page of five rows, keeps the page index when the size changes, and can show all rows, even more than 100.';

export default async function test(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const select = async (name: string) => {
    await demo.getByRole('combobox', { name: 'Rows per page' }).click();
    await body.getByRole('option', { name, exact: true }).click();
  };
  await expect(demo.getByText('16–20 of 123')).toBeVisible();
  // There is no fourth page of 50 rows.
  await select('50');
  await expect(demo.getByText('101–123 of 123')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await select('5');
  await expect(demo.getByText('6–10 of 123')).toBeVisible();
  await select('All');
  await expect(demo.getByText('1–123 of 123')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
}
