import { expect, type Locator } from '@playwright/test';

export const title =
  'Attributes of the row set its style: bold if expanded, a colored background if selected.';

const readGround = (row: Locator) => row.evaluate((element) => getComputedStyle(element).backgroundColor);

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getRow = (name: string) => getItem(name).locator('.MuiTreeItem-content').first();
  const selected = await readGround(getRow('Kitchen disco'));
  await expect(getRow('Parade')).not.toHaveCSS('background-color', selected);
  await getRow('Parade').click();
  // The row is selected, focused and hovered, and each state has a separate default color.
  await expect(getRow('Parade')).toHaveCSS('background-color', selected);
  await expect(getRow('Kitchen disco')).not.toHaveCSS('background-color', selected);
  await expect(getRow('Parade')).toHaveCSS('border-radius', '16px');

  await expect(getRow('Loud').locator('.MuiTreeItem-label')).toHaveCSS('font-weight', '600');
  await expect(getRow('Quiet').locator('.MuiTreeItem-label')).toHaveCSS('font-weight', '400');
}
