import { expect, type Locator } from '@playwright/test';

export const title =
  'Users add a column with a title, edit its cells and delete it. Empty and repeated titles add nothing.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const heading = demo.getByRole('textbox', { name: 'New column' });
  const add = demo.getByRole('button', { name: 'Add' });
  const cell = demo.locator('[role="row"][data-id="2"] [data-field="custom:Owner"]');
  await expect(headers).toHaveText(['Project', 'Priority']);
  await add.click();
  await heading.fill('Priority');
  await add.click();
  await expect(headers).toHaveText(['Project', 'Priority']);

  await heading.fill('Owner');
  await add.click();
  await expect(headers).toHaveText(['Project', 'Priority', 'Owner']);
  await expect(heading).toHaveValue('');
  await expect(cell).toHaveText('');
  await cell.dblclick();
  await page.keyboard.type('Mara');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('Mara');

  // The grid throws when the column of the focused cell is gone and another element takes the focus.
  await demo.locator('[role="row"][data-id="2"] [data-field="name"]').click();
  await demo.getByRole('button', { name: 'Owner', exact: true }).focus();
  await page.keyboard.press('Delete');
  await expect(headers).toHaveText(['Project', 'Priority']);
}
