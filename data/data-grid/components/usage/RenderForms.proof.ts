import { expect, type Locator } from '@playwright/test';

export const claim =
  'An element and a function both render the button; the function shows the state, and arrow keys move between both.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  const choose = toolbar.getByRole('button', { name: 'Choose columns' });
  await toolbar.getByRole('button', { name: 'Download' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  const close = toolbar.getByRole('button', { name: 'Close columns' });
  await expect(close).toHaveClass(/MuiButton-contained/);
  await expect(close).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(choose).toHaveClass(/MuiButton-outlined/);
}
