import { expect, type Locator } from '@playwright/test';

export const title =
  'Both parts render an outlined button, arrow keys move between them, and the trigger opens the panel.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  const download = toolbar.getByRole('button', { name: 'Download' });
  const trigger = toolbar.getByRole('button', { name: 'Columns' });
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(download).toHaveClass(/MuiButton-outlined/);
  await expect(trigger).toHaveClass(/MuiButton-outlined/);
  await download.focus();
  await page.keyboard.press('ArrowRight');
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(download).toBeFocused();
  await trigger.click();
  await expect(page.getByRole('checkbox', { name: 'Nights' })).toBeVisible();
}
