import { expect, type Locator } from '@playwright/test';

export const title =
  'The fields show the items of the model, users change it there, and a button outside the grid clears all fields.';

export default async function test(demo: Locator): Promise<void> {
  const subject = demo
    .locator('.MuiDataGrid-columnHeader--filter[data-field="subject"]')
    .getByRole('textbox');
  const hours = demo.locator('.MuiDataGrid-columnHeader--filter[data-field="hours"]').getByRole('spinbutton');
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const button = demo.getByRole('button', { name: 'Clear filters' });
  await expect(subject).toHaveValue('login');
  await expect(hours).toHaveValue('2');
  await expect(subjects).toHaveText(['Login page stays blank']);

  await subject.fill('in');
  await expect(subjects).toHaveText([
    'Login page stays blank',
    'Slow network in room 4',
    'Wrong tax on invoice',
  ]);
  await button.click();
  await expect(subjects).toHaveCount(6);
  await expect(subject).toHaveValue('');
  await expect(hours).toHaveValue('');
  await expect(button).toBeDisabled();
}
