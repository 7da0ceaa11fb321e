import { expect, type Locator } from '@playwright/test';

export const title = 'F2 edits a cell, and Space selects and deselects its row without moving the focus.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.getByRole('gridcell', { name: 'Alma Silva' });
  const row = demo.getByRole('row', { name: 'Alma Silva' });
  const editor = demo.locator('.MuiDataGrid-cell--editing input');
  await demo.getByRole('columnheader', { name: 'Guest' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'true');
  await expect(cell).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('F2');
  await expect(editor).toHaveValue('Alma Silva');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('A b');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'A b', exact: true })).toBeVisible();
}
