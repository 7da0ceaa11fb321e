import { expect, type Locator } from '@playwright/test';

export const claim =
  'One click calls one callback for each item that it changes, and the other once with all ids.';

export default async function prove(demo: Locator): Promise<void> {
  const lines = demo.getByRole('status').locator('div');
  await demo.getByRole('treeitem', { name: 'Change stock' }).locator('.MuiTreeItem-checkbox').click();
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toHaveText('change: 2 permissions, by change');
  for (const id of ['stock.write', 'stock.write.count', 'stock.write.order']) {
    await expect(lines.getByText(`toggle: ${id} is selected`, { exact: true })).toBeVisible();
  }
  await demo.getByRole('button', { name: 'Toggle Stock' }).click();
  await expect(lines.first()).toHaveText('change: 3 permissions, by click');
  await demo.getByRole('button', { name: 'Select only the audit log' }).click();
  await expect(lines.first()).toHaveText('change: 1 permissions, by code');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveText(['Read the audit log']);
}
