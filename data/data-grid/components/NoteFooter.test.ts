import { expect, type Locator } from '@playwright/test';

export const title =
  'A footer receives a callback in its props, and its field keeps text and focus while users type.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByLabel('Note', { exact: true });
  await field.click();
  await page.keyboard.type('late');
  await expect(demo.getByText('Note: late', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('late');
}
