import { expect, type Locator } from '@playwright/test';

export const title =
  'A row at the bottom shows the sum, users choose another function in the column menu, and the row disappears with the last function.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('[data-id="auto-generated-group-footer-root"]');
  const choose = async (column: string, name: string) => {
    const header = demo.getByRole('columnheader', { name: column });
    await header.hover();
    await header.getByRole('button', { name: `${column} column menu` }).click();
    await demo.page().getByRole('combobox', { name: 'Aggregation' }).click();
    await demo.page().getByRole('option', { name, exact: true }).click();
    await expect(demo.page().getByRole('menu')).toHaveCount(0);
  };
  await expect(demo.getByRole('columnheader', { name: 'Units' })).toContainText('sum');
  await expect(total.locator('[data-field="units"]')).toHaveText('40');
  await expect(total.locator('[data-field="score"]')).toHaveText('');

  await demo.getByRole('columnheader', { name: 'Units' }).click();
  await expect(demo.getByRole('row').last()).toHaveAttribute('data-id', 'auto-generated-group-footer-root');
  await choose('Score', 'avg');
  await expect(total.locator('[data-field="score"]')).toHaveText('70');
  await choose('Score', 'size');
  await expect(total.locator('[data-field="score"]')).toHaveText('4');
  await choose('Score', '...');
  await expect(total.locator('[data-field="score"]')).toHaveText('');
  await choose('Units', '...');
  await expect(total).toHaveCount(0);
}
