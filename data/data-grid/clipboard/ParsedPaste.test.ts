import { expect, type Locator } from '@playwright/test';
import { pasteText } from '../../../e2e/demos/clipboardSteps';

export const title =
  'A pasted German price, date and status are parsed, and text that cannot be parsed leaves each cell as it is.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const page = demo.page();
  const format = (day: number, month: number) =>
    page.evaluate(([d, m]) => new Date(2026, m! - 1, d).toLocaleDateString(), [day, month]);
  await getCell('A-101', 'customer').click();
  await pasteText(page, 'Ada\t1.250,50 €\t31.12.2026\tSent');
  await expect(getCell('A-101', 'customer')).toHaveText('Ada');
  await expect(getCell('A-101', 'price')).toHaveText(/1.?250[.,]5/);
  await expect(getCell('A-101', 'due')).toHaveText(await format(31, 12));
  await expect(getCell('A-101', 'status')).toHaveText('Sent');

  await getCell('A-102', 'customer').click();
  await pasteText(page, 'Bo\tfree\tsoon\tLost');
  await expect(getCell('A-102', 'customer')).toHaveText('Bo');
  await expect(getCell('A-102', 'price')).toHaveText('18');
  await expect(getCell('A-102', 'due')).toHaveText(await format(6, 3));
  await expect(getCell('A-102', 'status')).toHaveText('Not sent');
}
