import { expect, type Locator } from '@playwright/test';

export const claim =
  'An element and a function both render the button; the function shows the state, and arrow keys move between both.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  const choose = toolbar.getByRole('button', { name: 'Choose columns' });
  const close = toolbar.getByRole('button', { name: 'Close columns' });
  await choose.click();
  await expect(close).toHaveClass(/MuiButton-contained/);
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(choose).toHaveClass(/MuiButton-outlined/);
  await expect(choose).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(toolbar.getByRole('button', { name: 'Download' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(choose).toBeFocused();
}
