import { expect, type Locator } from '@playwright/test';

export const title =
  'The slash key moves focus from a cell to the search field without typing a slash, and the empty field stays visible without focus.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByRole('searchbox');
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(field).toBeVisible();
  await names.first().click();
  await expect(names.first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.type('curry');
  await expect(names).toHaveText(['Lentil curry']);
  await page.keyboard.press('Escape');
  await expect(names).toHaveCount(4);
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(field).toBeVisible();
}
