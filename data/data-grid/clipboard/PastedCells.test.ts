import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'Ctrl+V pastes from the focused cell to the right and down, skips the column that is not editable, and fills selected cells with a single value.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  await getCell('A-101', 'id').click();
  await pasteText(page, 'X\tAda\t1\nY\tBo\t2');
  await expect(getCell('A-101', 'customer')).toHaveText('Ada');
  await expect(getCell('A-101', 'quantity')).toHaveText('1');
  await expect(getCell('A-102', 'customer')).toHaveText('Bo');
  await expect(getCell('A-102', 'quantity')).toHaveText('2');
  await expect(getCell('A-101', 'id')).toHaveText('A-101');

  await getCell('A-103', 'quantity').click();
  await getCell('A-104', 'quantity').click({ modifiers: ['Shift'] });
  await pasteText(page, '99');
  await expect(getCell('A-103', 'quantity')).toHaveText('99');
  await expect(getCell('A-104', 'quantity')).toHaveText('99');
  await expect(getCell('A-102', 'quantity')).toHaveText('2');
}
