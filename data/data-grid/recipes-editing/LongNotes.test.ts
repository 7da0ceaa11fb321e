import { expect, type Locator } from '@playwright/test';

export const title = 'Notes are edited in several lines: Shift+Enter adds a line, and Enter saves.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const note = demo.locator('[role="row"][data-id="2"] [data-field="note"]');
  await note.dblclick();
  const editor = page.locator('textarea:not([aria-hidden="true"])');
  await expect(editor).toBeFocused();
  await page.keyboard.type('White');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('A4');
  await expect(editor).toHaveValue('White\nA4');
  await page.keyboard.press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(note).toContainText('White');
  await expect(note).toContainText('A4');
}
