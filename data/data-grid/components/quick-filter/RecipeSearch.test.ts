import { expect, type Locator } from '@playwright/test';

export const title =
  'The button expands the field, which gets focus and filters the rows; the clear button empties it, and the empty field collapses on Escape and returns focus to the button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const trigger = demo.getByRole('button', { name: 'Search', exact: true });
  const field = demo.getByRole('searchbox');
  const clear = demo.getByRole('button', { name: 'Clear the search' });
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(names).toHaveCount(4);
  await expect(field).toHaveCount(0);
  await trigger.click();
  await expect(field).toBeFocused();
  await expect(trigger).toHaveCount(0);
  await field.fill('soup');
  await expect(names).toHaveText(['Miso soup', 'Tomato soup']);
  await clear.click();
  await expect(names).toHaveCount(4);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(trigger).toBeFocused();
}
