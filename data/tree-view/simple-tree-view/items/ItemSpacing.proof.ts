import { expect, type Locator } from '@playwright/test';

export const claim = 'One slider changes the indentation, and another one the row height.';

export default async function prove(demo: Locator): Promise<void> {
  const row = demo.getByRole('treeitem', { name: 'Lesson 1' }).locator('.MuiTreeItem-content');
  await expect(row).toHaveCSS('padding-inline-start', '56px');
  await expect(row).toHaveCSS('height', '32px');
  await demo.getByRole('slider', { name: 'Indentation' }).press('End');
  await expect(demo.getByText('Indentation 48 px')).toBeVisible();
  await expect(row).toHaveCSS('padding-inline-start', '104px');
  await demo.getByRole('slider', { name: 'Padding above and below' }).press('End');
  await expect(demo.getByText('Item height 48 px')).toBeVisible();
  await expect(row).toHaveCSS('height', '48px');
}
