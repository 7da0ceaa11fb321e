import { expect, type Locator } from '@playwright/test';

export const title = 'The picker has tabs, but neither a toolbar nor an action bar in the DOM.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(demo.locator('.MuiPickersLayout-tabs')).toBeVisible();
  await expect(demo.locator('.MuiPickersLayout-toolbar')).toHaveCount(0);
  await expect(demo.locator('.MuiPickersLayout-actionBar')).toHaveCount(0);
}
