import { expect, type Locator } from '@playwright/test';

export const claim =
  'An element and a function both render the button; the function shows the state, and arrow keys move between both.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  const choose = toolbar.getByRole('button', { name: 'Choose columns' });
  const download = toolbar.getByRole('button', { name: 'Download' });
  // The row answers a click, so the toolbar does.
  const row = demo.locator('[role="row"][data-id]').first();
  await row.locator('[role="gridcell"]').first().click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await download.focus();
  await page.keyboard.press('ArrowRight');
  await expect(choose).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(download).toBeFocused();

  await expect(choose).toHaveClass(/MuiButton-outlined/);
  await choose.click();
  const trigger = toolbar.locator('[aria-haspopup]');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(trigger).toHaveClass(/MuiButton-contained/);
}
