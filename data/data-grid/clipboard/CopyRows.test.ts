import { expect, type Locator } from '@playwright/test';
import { expectCopied } from '../../../e2e/demos/clipboardSteps';

export const title =
  'Ctrl+C copies the focused cell or, if rows are selected, these rows as lines with tabs and without headers.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  const copy = () => page.keyboard.press('ControlOrMeta+c');
  await getCell('A-102', 'customer').click();
  await expectCopied(page, copy, 'Liam Brown');

  await getCell('A-103', '__check__').getByRole('checkbox').check();
  await getCell('A-101', '__check__').getByRole('checkbox').check();
  await getCell('A-102', 'customer').click();
  await expect(demo.locator('.MuiDataGrid-row.Mui-selected')).toHaveCount(2);
  await expectCopied(page, copy, 'A-101\tAna Costa\t12\r\nA-103\tYuki Tanaka\t40');
}
