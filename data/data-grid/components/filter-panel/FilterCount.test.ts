import { expect, type Locator } from '@playwright/test';

export const title =
  'Enter opens the filter panel, the button counts the filter once it has a value, and Escape closes the panel and returns focus to the button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.getByRole('toolbar').locator('[aria-haspopup]');
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(trigger).toHaveText('Filters');
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  const value = page.getByRole('textbox', { name: 'Value' });
  await expect(value).toBeFocused();
  await expect(trigger).toHaveText('Filters');
  await value.fill('mail');
  await expect(trigger).toHaveText('Filters (1)');
  await expect(demo.locator('[role="gridcell"][data-field="subject"]')).toHaveText(['Email is slow']);
  await page.keyboard.press('Escape');
  await expect(trigger).not.toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toBeFocused();
}
