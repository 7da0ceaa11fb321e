import { expect, type Locator } from '@playwright/test';

export const title =
  'Members see no Budget column, not even in the columns panel, and cannot edit names. Managers see the column and edit names.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const name = demo.locator('[role="row"][data-id="1"] [data-field="name"]');
  const openPanel = async () => {
    const spent = demo.getByRole('columnheader', { name: 'Spent' });
    await spent.hover();
    await spent.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('menuitem', { name: 'Manage columns' }).click();
  };
  const listed = page.locator('.MuiDataGrid-columnsManagementRow');
  const closePanel = async () => {
    await page.keyboard.press('Escape');
    await expect(listed).toHaveCount(0);
  };
  await expect(headers).toHaveText(['Project', 'Spent']);
  await openPanel();
  await expect(listed).toHaveText(['Project', 'Spent']);
  await closePanel();
  await name.dblclick();
  await expect(name.getByRole('textbox')).toHaveCount(0);

  await demo.getByRole('button', { name: 'Manager' }).click();
  await expect(headers).toHaveText(['Project', 'Spent', 'Budget']);
  await openPanel();
  await expect(listed).toHaveText(['Project', 'Spent', 'Budget']);
  await closePanel();
  await name.dblclick();
  await expect(name.getByRole('textbox')).toHaveValue('Harbor bridge');
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Member' }).click();
  await expect(headers).toHaveText(['Project', 'Spent']);
}
