import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'A quoted cell with a line break and quotes is pasted into one cell, and the cells after it into theirs.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  await getCell('A-101', 'customer').click();
  await pasteText(page, '"Ada\nThe ""Countess"""\t1\r\nBo\t2\r\n');
  await expect
    .poll(() => getCell('A-101', 'customer').evaluate((element) => element.textContent))
    .toBe('Ada\nThe "Countess"');
  await expect(getCell('A-101', 'quantity')).toHaveText('1');
  await expect(getCell('A-102', 'customer')).toHaveText('Bo');
  await expect(getCell('A-102', 'quantity')).toHaveText('2');
  await expect(getCell('A-103', 'customer')).toHaveText('Yuki Tanaka');
}
