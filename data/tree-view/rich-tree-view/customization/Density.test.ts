import { expect, type Locator } from '@playwright/test';

export const title =
  'A prop and three classes set the row height, the indentation and the size of the icon container.';

export default async function test(demo: Locator): Promise<void> {
  const quiet = demo.getByRole('treeitem', { name: 'Quiet' });
  const row = quiet.locator('.MuiTreeItem-content').first();
  const arrow = quiet.locator('.MuiTreeItem-iconContainer').first();
  const child = demo.getByRole('treeitem', { name: 'Night train' }).locator('.MuiTreeItem-content');
  const choose = (name: string) => demo.getByRole('button', { name }).click();

  await expect(row).toHaveCSS('height', '48px');
  await expect(arrow).toHaveCSS('width', '40px');
  await expect(child).toHaveCSS('padding-inline-start', '32px');
  await choose('normal');
  await expect(row).toHaveCSS('height', '32px');
  await expect(arrow).toHaveCSS('width', '16px');
  await expect(child).toHaveCSS('padding-inline-start', '20px');
  await choose('dense');
  await expect(row).toHaveCSS('height', '24px');
  await expect(row.locator('.MuiTreeItem-label')).toHaveCSS('font-size', '14px');
}
