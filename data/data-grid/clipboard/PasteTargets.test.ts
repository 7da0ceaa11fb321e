import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'A paste changes only the column that accepts it, although users can edit another one, and skips the row that is locked.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  await getCell('A-102', 'id').click();
  await pasteText(page, 'X\tBo\t1\nY\tCy\t2\nZ\tDi\t3');
  await expect(getCell('A-102', 'customer')).toHaveText('Bo');
  await expect(getCell('A-104', 'customer')).toHaveText('Di');
  await expect(getCell('A-103', 'customer')).toHaveText('Yuki Tanaka');
  await expect(getCell('A-102', 'id')).toHaveText('A-102');
  await expect(getCell('A-102', 'quantity')).toHaveText('3');
  await expect(getCell('A-104', 'quantity')).toHaveText('7');
  await getCell('A-102', 'quantity').dblclick();
  await expect(getCell('A-102', 'quantity').locator('input')).toBeFocused();
}
