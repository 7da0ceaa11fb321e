import { expect, type Locator } from '@playwright/test';

export const title =
  '`updateRows` changes a row, adds one with a new id and deletes it. The rows prop stays the same.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const stock = demo.getByRole('row', { name: 'Bearing 100' }).locator('[data-field="stock"]');
  const add = demo.getByRole('button', { name: 'Add the washer' });
  const remove = demo.getByRole('button', { name: 'Remove the washer' });
  const parts = ['Bearing 100', 'Bolt 101', 'Gasket 102', 'Hinge 103'];
  await expect(stock).toHaveText('20');
  // Deleting a row that does not exist changes nothing.
  await remove.click();
  await demo.getByRole('button', { name: 'Take a bearing' }).click();
  await expect(stock).toHaveText('19');
  await expect(names).toHaveText(parts);

  await add.click();
  await expect(names).toHaveText([...parts, 'Washer 901']);
  // The same id again is the same row.
  await add.click();
  await demo.getByRole('button', { name: 'Take a bearing' }).click();
  await expect(stock).toHaveText('18');
  await expect(names).toHaveText([...parts, 'Washer 901']);
  await remove.click();
  await expect(names).toHaveText(parts);
  await expect(stock).toHaveText('18');
}
