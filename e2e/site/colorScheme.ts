import type { Page } from '@playwright/test';
import { expect } from '../support/test';

export type Scheme = 'light' | 'dark';

/** Lets the user's system prefer a mode, and waits until the page shows it. */
export async function setScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', scheme);
}
