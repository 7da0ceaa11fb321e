import { expect, type Locator } from '@playwright/test';

export const title = 'The number of selected rows chooses among three Polish forms.';

export default async function test(demo: Locator): Promise<void> {
  const checkboxes = demo.getByRole('checkbox');
  await checkboxes.nth(1).check();
  await expect(demo.getByText('Wybrano 1 zamówienie', { exact: true })).toBeVisible();
  await checkboxes.nth(2).check();
  await expect(demo.getByText('Wybrano 2 zamówienia', { exact: true })).toBeVisible();
  await checkboxes.nth(0).check();
  await expect(demo.getByText('Wybrano 5 zamówień', { exact: true })).toBeVisible();
}
