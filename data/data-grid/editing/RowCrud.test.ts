import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons in a row edit, save, cancel and delete it. A new row opens in edit mode, and canceling it removes it.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const getRow = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const press = (id: number, name: string) => getRow(id).getByRole('menuitem', { name }).click();
  const getInput = (id: number, field: string) => getRow(id).locator(`[data-field="${field}"] input`);

  await press(2, 'Edit');
  await expect(getInput(2, 'name')).toBeFocused();
  await getInput(2, 'phone').fill('555-0199');
  await getRow(3).locator('[data-field="name"]').click();
  await expect(getInput(2, 'phone')).toHaveValue('555-0199');
  await press(2, 'Cancel');
  await expect(getRow(2)).toContainText('555-0102');
  await press(2, 'Edit');
  await getInput(2, 'phone').fill('555-0199');
  await press(2, 'Save');
  await expect(getRow(2)).toContainText('555-0199');

  await demo.getByRole('button', { name: 'Add contact' }).click();
  await expect(getInput(4, 'name')).toBeFocused();
  await getInput(4, 'name').fill('Olu Ade');
  await getInput(4, 'name').press('Enter');
  await expect(names).toHaveText(['Ines Duarte', 'Tom Becker', 'Maria Lind', 'Olu Ade']);
  await press(4, 'Edit');
  await getInput(4, 'name').press('Escape');
  await expect(names).toHaveCount(4);

  await demo.getByRole('button', { name: 'Add contact' }).click();
  await press(5, 'Cancel');
  await expect(names).toHaveCount(4);
  await demo.getByRole('button', { name: 'Add contact' }).click();
  await expect(getInput(5, 'name')).toBeFocused();
  await getInput(5, 'name').press('Escape');
  await expect(names).toHaveCount(4);
  await press(1, 'Delete');
  await expect(names).toHaveText(['Tom Becker', 'Maria Lind', 'Olu Ade']);
}
