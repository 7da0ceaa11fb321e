import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** Opens the panel of the settings. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Settings', exact: true });
  await expect(panel.getByRole('group', { name: 'Text direction' })).toBeVisible();
  return panel;
}
