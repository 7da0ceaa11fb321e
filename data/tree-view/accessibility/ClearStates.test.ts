import { expect, type Locator } from '@playwright/test';

export const title =
  'The focused row has an outline, the selected row a colored edge, and rows are 44 pixels high.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name });
  const getRow = (name: string) => getItem(name).locator('.MuiTreeItem-content').first();
  const transparent = 'rgba(0, 0, 0, 0)';
  const edge = 'border-inline-start-color';

  await expect(getRow('Poetry')).toHaveCSS('min-height', '44px');
  await expect(getRow('Crime')).not.toHaveCSS(edge, transparent);
  await expect(getRow('Poetry')).toHaveCSS(edge, transparent);
  await expect(getRow('Poetry')).toHaveCSS('outline-style', 'solid');
  await expect(getRow('Poetry')).toHaveCSS('outline-color', transparent);
  await getItem('Crime').press('ArrowDown');
  await expect(getRow('Poetry')).not.toHaveCSS('outline-color', transparent);
  await expect(getRow('Crime')).toHaveCSS('outline-color', transparent);
  await getItem('Poetry').press('Space');
  await expect(getRow('Poetry')).not.toHaveCSS(edge, transparent);
}
