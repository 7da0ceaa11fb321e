import { expect, type Locator } from '@playwright/test';

export const claim = 'The picker has tabs, but neither a toolbar nor an action bar in the DOM.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(demo.locator('.MuiPickersLayout-tabs')).toBeVisible();
  await expect(demo.locator('.MuiPickersLayout-toolbar')).toHaveCount(0);
  await expect(demo.locator('.MuiPickersLayout-actionBar')).toHaveCount(0);
}
