import { expect, type Locator } from '@playwright/test';
import { expectCopied } from '../../../e2e/demos/clipboardSteps';

export const title =
  'Ctrl+X copies the selected cells or the focused cell, and clears those that are editable.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  const cut = () => page.keyboard.press('ControlOrMeta+x');
  await getCell('A-101', 'id').click();
  await getCell('A-102', 'customer').click({ modifiers: ['Shift'] });
  await expectCopied(page, cut, 'A-101\tAna Costa\nA-102\tLiam Brown');
  await expect(getCell('A-101', 'customer')).toHaveText('');
  await expect(getCell('A-102', 'customer')).toHaveText('');
  await expect(getCell('A-101', 'id')).toHaveText('A-101');
  await expect(getCell('A-101', 'quantity')).toHaveText('12');

  await getCell('A-103', 'customer').click();
  await page.keyboard.press('ArrowDown');
  await expect(getCell('A-104', 'customer')).toBeFocused();
  await expectCopied(page, cut, 'Omar Khan');
  await expect(getCell('A-104', 'customer')).toHaveText('');
  await expect(getCell('A-103', 'customer')).toHaveText('Yuki Tanaka');
}
