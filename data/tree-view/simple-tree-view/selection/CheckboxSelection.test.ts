import { expect, type Locator } from '@playwright/test';

export const title = 'Checkboxes select several items, and a click on a label does not select.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

export default async function test(demo: Locator): Promise<void> {
  await expect(getItem(demo, 'Strings')).toHaveAttribute('aria-checked', 'mixed');
  await getItem(demo, 'Violin').locator('.MuiTreeItem-checkbox').click();
  await getItem(demo, 'Piano').locator('.MuiTreeItem-checkbox').click();
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveText(['Violin', 'Cello', 'Piano']);
  await getItem(demo, 'Cello').locator('.MuiTreeItem-checkbox').click();
  await expect(getItem(demo, 'Cello')).not.toBeChecked();
  await demo.getByText('Cello').click();
  await expect(getItem(demo, 'Cello')).not.toBeChecked();
}
