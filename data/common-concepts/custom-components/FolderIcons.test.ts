import { expect, type Locator } from '@playwright/test';

export const title =
  'Two slots replace the expand and collapse icons, and the props of a slot color one of them.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo
    .getByRole('treeitem', { name: /Contracts/ })
    .locator('.MuiTreeItem-content')
    .first();
  const icon = row.locator('.MuiTreeItem-iconContainer svg');
  const path = icon.locator('path').first();
  await expect(icon).toHaveClass(/MuiSvgIcon-colorPrimary/);
  const closed = (await path.getAttribute('d'))!;
  await row.click();
  await expect(icon).not.toHaveClass(/MuiSvgIcon-colorPrimary/);
  await expect(path).not.toHaveAttribute('d', closed);
  await row.click();
  await expect(icon).toHaveClass(/MuiSvgIcon-colorPrimary/);
  await expect(path).toHaveAttribute('d', closed);
}
