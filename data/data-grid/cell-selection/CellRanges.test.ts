import { expect, type Locator } from '@playwright/test';

export const title =
  'Dragging, Shift+click and Shift with arrow keys select a range, Ctrl+click adds and removes a cell, a click selects one cell, and an arrow key clears the selection.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const selected = demo.locator('.MuiDataGrid-cell.Mui-selected');
  const page = demo.page();
  const rows = demo.locator('.MuiDataGrid-row.Mui-selected');

  await getCell('design', 'q1').hover();
  await page.mouse.down();
  await getCell('sales', 'q2').hover();
  await page.mouse.up();
  await expect(selected).toHaveText(['42', '45', '71', '68']);

  await getCell('sales', 'q1').click();
  await expect(selected).toHaveText(['71']);
  await getCell('legal', 'q2').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['71', '68', '35', '33', '18', '22']);

  await getCell('design', 'q4').click({ modifiers: ['ControlOrMeta'] });
  await getCell('legal', 'q1').click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveText(['48', '71', '68', '35', '33', '22']);

  await getCell('sales', 'q2').click();
  const keys: [key: string, texts: string[]][] = [
    ['Shift+ArrowDown', ['68', '33']],
    ['Shift+ArrowRight', ['68', '74', '33', '36']],
    ['Shift+ArrowUp', ['68', '74']],
    ['Shift+ArrowLeft', ['68']],
    ['Shift+End', ['68']],
  ];
  for (const [key, texts] of keys) {
    // oxlint-disable no-await-in-loop
    await page.keyboard.press(key);
    await expect(selected).toHaveText(texts);
    // oxlint-enable no-await-in-loop
  }
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveCount(0);
  await expect(getCell('support', 'q2')).toBeFocused();
  await expect(rows).toHaveCount(0);
}
