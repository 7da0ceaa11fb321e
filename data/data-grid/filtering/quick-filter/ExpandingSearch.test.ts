import { expect, type Locator } from '@playwright/test';

export const title =
  'A button expands the field and moves focus to it; leaving the field collapses it only while it is empty.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.getByRole('button', { name: 'Search the library' });
  const field = demo.getByRole('searchbox', { name: 'Search the library' });
  const titles = demo.locator('[role="gridcell"][data-field="title"]');
  await expect(demo.getByText('Library', { exact: true })).toBeVisible();
  await trigger.click();
  await expect(field).toBeFocused();
  await expect(demo.getByText('Library', { exact: true })).toHaveCount(0);

  await field.fill('mann');
  await expect(titles).toHaveText(['Buddenbrooks']);
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await expect(field).toBeVisible();

  await field.focus();
  await page.keyboard.press('Escape');
  await expect(titles).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await expect(trigger).toBeFocused();
}
