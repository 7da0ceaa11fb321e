import type { Page } from '@playwright/test';
import { SOON } from '../support/demos';
import { expect } from '../support/test';

export type Scheme = 'light' | 'dark';

/** Lets the user's system prefer a mode, and waits until the page shows it. */
export async function setScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  const getShown = () => page.locator('html').getAttribute('data-mui-color-scheme');
  await expect.poll(getShown, { message: 'color mode that the page shows', intervals: SOON }).toBe(scheme);
}
