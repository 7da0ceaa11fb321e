import { expect, type Locator } from '@playwright/test';

export const title =
  'The panel shows the checkboxes of a custom component in two groups, and they hide and show the columns.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  await expect(headers).toHaveText(['Name', 'Role']);
  await demo.getByRole('button', { name: 'Columns', exact: true }).click();
  const panel = page.locator('.MuiDataGrid-panel');
  const contact = panel.getByRole('group', { name: 'Contact' });
  const contract = panel.getByRole('group', { name: 'Contract' });
  await expect(contact.getByRole('checkbox')).toHaveCount(2);
  await expect(panel.getByRole('button')).toHaveCount(0);

  await contract.getByRole('checkbox', { name: 'Role' }).uncheck();
  await expect(headers).toHaveText(['Name']);
  await contact.getByRole('checkbox', { name: 'Phone' }).check();
  await expect(headers).toHaveText(['Name', 'Phone']);
  await contact.getByRole('checkbox', { name: 'Phone' }).press('Escape');
  await expect(contact).toHaveCount(0);
}
