import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'A dialog shows how many cells users paste: Cancel and Escape leave the cells as they are, and Paste changes them.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  const dialog = page.getByRole('dialog');
  const buttons = dialog.getByRole('button');
  await getCell('A-101', 'customer').click();
  await pasteText(page, 'Ada\t1\nBo\t2');
  await expect(dialog).toContainText('4');
  await buttons.first().click();
  await expect(dialog).toHaveCount(0);

  await getCell('A-103', 'customer').click();
  await pasteText(page, 'Eve');
  await expect(dialog).toContainText('1');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await getCell('A-104', 'customer').click();
  await pasteText(page, 'Cy\t3');
  await expect(dialog).toContainText('2');
  await buttons.last().click();
  await expect(getCell('A-104', 'customer')).toHaveText('Cy');
  await expect(getCell('A-104', 'quantity')).toHaveText('3');
  await expect(getCell('A-101', 'customer')).toHaveText('Ana Costa');
  await expect(getCell('A-102', 'customer')).toHaveText('Liam Brown');
  await expect(getCell('A-103', 'customer')).toHaveText('Yuki Tanaka');
}
