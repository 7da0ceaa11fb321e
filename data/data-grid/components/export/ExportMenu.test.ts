import { expect, type Locator } from '@playwright/test';

export const title =
  'The button opens a menu with two exports, and the first one downloads a file and closes the menu.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.locator('.MuiDataGrid-toolbar [aria-haspopup]');
  await expect(trigger).toHaveText('Export');
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const items = page.getByRole('menuitem');
  await expect(items).toHaveText(['Download as CSV', 'Print']);
  const [file] = await Promise.all([page.waitForEvent('download'), items.first().click()]);
  expect(file.suggestedFilename()).toBe('invoices.csv');
  await expect(items).toHaveCount(0);
  await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
}
