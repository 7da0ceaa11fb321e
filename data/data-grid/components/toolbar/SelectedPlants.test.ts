import { expect, type Locator } from '@playwright/test';

export const title =
  'The toolbar counts the selected rows, deletes them, and selects all; the tab stop moves away from the disabled button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const remove = demo.getByRole('button', { name: 'Delete' });
  const all = demo.getByRole('button', { name: 'Select all' });
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(remove).toBeDisabled();
  await expect(all).toHaveAttribute('tabindex', '0');
  for (const name of ['Basil', 'Rosemary']) {
    await demo.getByRole('row').filter({ hasText: name }).getByRole('checkbox').click();
  }
  await expect(demo.getByRole('status')).toHaveText('2 selected');
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Lavender', 'Hydrangea', 'Lemon tree']);
  await expect(demo.getByRole('status')).toHaveText('0 selected');
  await expect(all).toHaveAttribute('tabindex', '0');

  await all.click();
  await expect(demo.getByRole('status')).toHaveText('3 selected');
}
