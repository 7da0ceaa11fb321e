import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'Rows whose quantity is a whole number are pasted, the others keep their values, and the text names both kinds until the next paste.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  const output = demo.getByRole('status');
  await getCell('A-101', 'quantity').click();
  await pasteText(page, '5\n2.5\nmany\n8');
  const message = 'the quantity is not a whole number.';
  await expect(output).toHaveText(`Pasted rows: 2 of 4. A-102: ${message} A-103: ${message}`);
  await expect(getCell('A-101', 'quantity')).toHaveText('5');
  await expect(getCell('A-102', 'quantity')).toHaveText('3');
  await expect(getCell('A-103', 'quantity')).toHaveText('40');
  await expect(getCell('A-104', 'quantity')).toHaveText('8');

  await getCell('A-102', 'quantity').click();
  await pasteText(page, '6');
  await expect(output).toHaveText('Pasted rows: 1 of 1.');
}
