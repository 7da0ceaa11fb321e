import { expect, type Locator } from '@playwright/test';

export const title =
  'A double-click shows the rating as radio buttons with the focus on the current value. Arrow keys change it, Enter saves, Escape discards.';

export default async function test(demo: Locator): Promise<void> {
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="rating"]');
  const { keyboard } = demo.page();

  await cell.dblclick();
  await expect(cell.getByRole('radio', { name: '4 Stars' })).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(cell.getByRole('radio', { name: '3 Stars' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(cell.getByRole('img', { name: '3 Stars' })).toBeVisible();

  await cell.dblclick();
  await cell.getByRole('radio', { name: '5 Stars' }).press('Space');
  await keyboard.press('Escape');
  await expect(cell.getByRole('img', { name: '3 Stars' })).toBeVisible();
}
