import { expect, type Locator } from '@playwright/test';

export const title = 'A function sets an icon, a font weight and a title for single items.';

export default async function test(demo: Locator): Promise<void> {
  const fresh = demo.getByRole('treeitem', { name: 'Night train' });
  await expect(fresh).toHaveAttribute('title', 'Night train: new songs since Monday');
  await expect(fresh.locator('.MuiTreeItem-label')).toHaveCSS('font-weight', '600');
  await expect(fresh.locator('svg')).toHaveClass(/MuiSvgIcon-colorWarning/);

  const usual = demo.getByRole('treeitem', { name: 'Rain on the roof' });
  await expect(usual).not.toHaveAttribute('title');
  await expect(usual.locator('.MuiTreeItem-label')).toHaveCSS('font-weight', '400');
  await expect(usual.locator('svg')).toHaveCount(0);
}
