import { expect, type Locator } from '@playwright/test';

export const claim =
  'F2 edits, Space selects, letters do nothing, and Alt+ArrowDown opens the menu of a header.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.getByRole('gridcell', { name: 'Alma Silva' });
  const row = demo.getByRole('row', { name: 'Alma Silva' });
  const editor = demo.locator('.MuiDataGrid-cell--editing input');
  await demo.getByRole('columnheader', { name: 'Guest' }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(demo.getByRole('columnheader', { name: 'Guest' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('x');
  await expect(editor).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(editor).toHaveValue('Alma Silva');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A b');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'A b', exact: true })).toBeVisible();
}
