import { expect, type Locator } from '@playwright/test';

export const claim =
  'Two props decide whether the row or a checkbox selects, and whether the value is one id or an array.';

export default async function prove(demo: Locator): Promise<void> {
  const value = demo.getByRole('status');
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content');
  const getBox = (name: string) => getRow(name).locator('.MuiTreeItem-checkbox');
  const choose = async (kind: string) => {
    await demo.getByRole('combobox').click();
    await demo.locator('xpath=ancestor::body').getByRole('option', { name: kind, exact: true }).click();
    await expect(value).toHaveText('Value: null');
  };

  await getRow('See orders').click();
  await expect(value).toHaveText('Value: "orders.read"');

  await choose('Several items');
  await getRow('See orders').click();
  await getRow('Change orders').click({ modifiers: ['ControlOrMeta'] });
  await expect(value).toHaveText('Value: ["orders.edit","orders.read"]');

  await choose('One checkbox');
  await getRow('See orders').click();
  await expect(value).toHaveText('Value: null');
  await getBox('See orders').click();
  await getBox('Change orders').click();
  await expect(value).toHaveText('Value: "orders.edit"');

  await choose('Several checkboxes');
  await getBox('See orders').click();
  await getBox('Change orders').click();
  await expect(value).toHaveText('Value: ["orders.edit","orders.read"]');

  await choose('No selection');
  await getRow('See orders').click();
  await expect(value).toHaveText('Value: null');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
}
