import { expect, type Locator } from '@playwright/test';

export const title = 'Children that are loaded into a checked shelf are checked.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  // Items that are expanded on mount are loaded, level by level.
  await expect(getItem('4 × 40 mm')).toHaveAttribute('aria-checked', 'false');
  await getItem('Tools').locator('.MuiTreeItem-checkbox').click();
  await getItem('Tools').locator('.MuiTreeItem-label').click();
  for (const name of ['Hammer', 'Saw', 'Drill']) {
    await expect(getItem(name)).toHaveAttribute('aria-checked', 'true');
  }
}
