import { expect, type Locator } from '@playwright/test';

export const claim =
  'The grid starts on the fourth page of five rows, keeps the page index when the size changes, and can show all rows.';

export default async function prove(demo: Locator): Promise<void> {
  const body = demo.page().locator('body');
  const select = async (name: string) => {
    await demo.getByRole('combobox', { name: 'Rows per page' }).click();
    await body.getByRole('option', { name, exact: true }).click();
  };
  await expect(demo.getByText('16–20 of 23')).toBeVisible();
  // There is no fourth page of ten rows.
  await select('10');
  await expect(demo.getByText('21–23 of 23')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await select('5');
  await expect(demo.getByText('6–10 of 23')).toBeVisible();
  await select('All');
  await expect(demo.getByText('1–23 of 23')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
}
