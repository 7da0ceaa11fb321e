import { expect, type Locator } from '@playwright/test';

export const title = 'Each level is indented by 24 pixels, and rows are 24 pixels tall.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name }).locator('.MuiTreeItem-content').first();
  await expect(getRow('Part 1')).toHaveCSS('padding-inline-start', '8px');
  await expect(getRow('Chapter 2')).toHaveCSS('padding-inline-start', '32px');
  await expect(getRow('Section 1')).toHaveCSS('padding-inline-start', '56px');
  await expect(getRow('Section 1')).toHaveCSS('height', '24px');
}
