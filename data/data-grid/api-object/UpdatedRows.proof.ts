import { expect, type Locator } from '@playwright/test';

export const claim = 'Buttons change, add and remove single rows. The rows prop stays the same.';

export default async function prove(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(demo.getByRole('row', { name: 'Bearing 100' }).locator('[data-field="stock"]')).toHaveText(
    '20',
  );
  await demo.getByRole('button', { name: 'Take a bearing' }).click();
  await expect(demo.getByRole('row', { name: 'Bearing 100' }).locator('[data-field="stock"]')).toHaveText(
    '19',
  );

  await demo.getByRole('button', { name: 'Add a part' }).click();
  await expect(names).toHaveText(['Bearing 100', 'Bolt 101', 'Gasket 102', 'Hinge 103', 'Washer 901']);
  await demo.getByRole('button', { name: 'Remove the last' }).click();
  await expect(names).toHaveText(['Bearing 100', 'Bolt 101', 'Gasket 102', 'Hinge 103']);
  await expect(demo.getByRole('row', { name: 'Bearing 100' }).locator('[data-field="stock"]')).toHaveText(
    '19',
  );
}
