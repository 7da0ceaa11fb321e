import { expect, type Locator } from '@playwright/test';

export const title =
  'Ctrl and a click add a row, Shift and a click add a range or remove it, and a plain click selects only that row.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.locator('[role="row"][aria-selected="true"] [data-field="id"]');
  const getCell = (id: string) => demo.getByRole('row', { name: id }).locator('[data-field="subject"]');
  await getCell('101').click();
  await getCell('103').click({ modifiers: ['Control'] });
  await expect(selected).toHaveText(['101', '103']);
  await getCell('105').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['101', '103', '104', '105']);
  await getCell('104').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['101', '103', '104']);
  await getCell('104').click();
  await expect(selected).toHaveText(['104']);

  const page = demo.page();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveText(['104', '105']);
  await page.keyboard.press('Control+a');
  await expect(selected).toHaveCount(5);
  await page.keyboard.press('Shift+Space');
  await expect(selected).toHaveText(['101', '102', '103', '104']);
}
