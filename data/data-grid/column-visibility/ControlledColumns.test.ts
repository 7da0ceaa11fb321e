import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons outside the grid replace the model, and a column that a user hides is added to it as false.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const contract = demo.getByRole('button', { name: 'Contract' });
  const model = demo.getByRole('status');
  await expect(headers).toHaveText(['Name', 'Phone']);
  await contract.click();
  await expect(headers).toHaveText(['Name', 'Role', 'Salary']);
  await expect(model).toHaveText('{"phone":false}');

  await headers.nth(1).hover();
  await headers.nth(1).getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(headers).toHaveText(['Name', 'Salary']);
  await expect(model).toHaveText('{"phone":false,"role":false}');
  await expect(contract).toHaveAttribute('aria-pressed', 'false');

  await expect(page.getByRole('menu')).toHaveCount(0);
  await demo.getByRole('button', { name: 'Contact' }).click();
  await expect(headers).toHaveText(['Name', 'Phone']);
}
