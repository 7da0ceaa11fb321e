import { expect, type Locator } from '@playwright/test';

export const title =
  'Pointing at a part of the grid, or moving the focus to it, shows its classes, its slot and the elements around it.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toContainText('Point at a part');

  await demo.getByRole('gridcell', { name: '6.2' }).hover();
  await expect(status).toContainText('Classes: cell, cell--textRight');
  await expect(status).toContainText('Slot: cell');
  await expect(status).toContainText('Inside: row <');

  await demo.getByText('Turbine', { exact: true }).hover();
  await expect(status).toContainText('Classes: columnHeaderTitle');
  await expect(status).toContainText('Slot: columnHeaders');
  await expect(status).toContainText('columnHeader <');

  // With the keyboard: the arrow moves from the cell to the row below.
  await demo.getByRole('gridcell', { name: 'Borkum' }).click();
  await expect(status).toContainText('cell--editable');
  await demo.page().keyboard.press('ArrowUp');
  await demo.page().keyboard.press('ArrowUp');
  await demo.page().keyboard.press('ArrowUp');
  await expect(status).toContainText('columnHeader--sortable');
}
