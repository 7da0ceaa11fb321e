import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a total or Enter names the sales of its product and store, and a click on the name of a product or on a grand total none.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (group: string, field: string) =>
    demo.getByRole('row', { name: group }).locator(`[data-field="${field}"]`);
  const status = demo.getByRole('status').last();
  await expect(status).toHaveText('Click a total of a product.');
  await cell('Espresso (5)', 'Lyon>->total').click();
  await expect(status).toHaveText('Sales: 1, 6, 12');
  await cell('Filter (4)', 'Oslo>->total').click();
  await expect(status).toHaveText('Sales: 2, 7');
  await demo.page().keyboard.press('ArrowDown');
  await demo.page().keyboard.press('Enter');
  await expect(status).toHaveText('Sales: 8');
  await cell('Decaf (3)', '__row_group_by_columns_group__').click();
  await expect(status).toHaveText('Click a total of a product.');
  await cell('Decaf (3)', 'Oslo>->total').click();
  await expect(status).toHaveText('Sales: 8');
  await demo.locator('[data-id="auto-generated-group-footer-root"] [data-field="Oslo>->total"]').click();
  await expect(status).toHaveText('Click a total of a product.');
}
