import { expect, type Locator } from '@playwright/test';

export const title = 'A checkbox in the header filters its column, by click and with the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const checkbox = demo.getByRole('checkbox', { name: 'Hide closed' });
  const subjects = demo.locator('[role="gridcell"][data-field="subject"]');
  const open = ['Login page stays blank', 'Slow network in room 4', 'Wrong tax on invoice'];
  await expect(subjects).toHaveCount(6);
  await checkbox.click();
  await expect(checkbox).toBeChecked();
  await expect(subjects).toHaveText(open);
  await checkbox.click();
  await expect(subjects).toHaveCount(6);

  await demo.locator('.MuiDataGrid-columnHeaderTitle').getByText('Closed').click();
  await page.keyboard.press('ArrowDown');
  await expect(checkbox).toBeFocused();
  await page.keyboard.press('Space');
  await expect(subjects).toHaveText(open);
}
