import { expect, type Locator } from '@playwright/test';

export const title =
  'Checking an expanded parent checks its children, and checking a collapsed parent does not.';

export default async function test(demo: Locator): Promise<void> {
  const breakfast = demo.getByRole('treeitem', { name: 'Breakfast' });
  await expect(breakfast).toHaveAttribute('aria-checked', 'mixed');
  await breakfast.locator('.MuiTreeItem-checkbox').first().click();
  await expect(demo.getByRole('treeitem', { name: 'Bread', exact: true })).toBeChecked();
  await expect(demo.getByRole('treeitem', { name: 'Tea' })).toBeChecked();

  const lunch = demo.getByRole('treeitem', { name: 'Lunch' });
  await lunch.locator('.MuiTreeItem-checkbox').click();
  await expect(lunch).toBeChecked();
  await demo.getByText('Lunch, never expanded').click();
  await expect(demo.getByRole('treeitem', { name: 'Soup' })).not.toBeChecked();
  await expect(demo.getByRole('treeitem', { name: 'Salad' })).not.toBeChecked();
}
