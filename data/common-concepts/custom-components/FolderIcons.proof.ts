import { expect, type Locator } from '@playwright/test';

export const claim =
  'Two slots replace the expand and collapse icons, and the props of a slot color one of them.';

export default async function prove(demo: Locator): Promise<void> {
  const contracts = demo.getByRole('treeitem', { name: /Contracts/ });
  const closed = contracts.getByTestId('FolderIcon');
  const open = contracts.getByTestId('FolderOpenIcon');
  await expect(closed).toHaveClass(/MuiSvgIcon-colorPrimary/);
  await expect(open).toHaveCount(0);
  await contracts.locator('.MuiTreeItem-content').first().click();
  await expect(open).toBeVisible();
  await expect(open).not.toHaveClass(/MuiSvgIcon-colorPrimary/);
  await expect(closed).toHaveCount(0);
  await contracts.locator('.MuiTreeItem-content').first().click();
  await expect(closed).toBeVisible();
}
