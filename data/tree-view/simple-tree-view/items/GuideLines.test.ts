import { expect, type Locator } from '@playwright/test';

export const title =
  'Dashed lines show the levels, rows have rounded corners, and the label of the selected row is bold.';

export default async function test(demo: Locator): Promise<void> {
  const groups = demo.getByRole('group');
  await expect(groups).toHaveCount(2);
  for (const group of await groups.all()) {
    await expect(group).toHaveCSS('border-inline-start', /^1px dashed/);
    await expect(group).toHaveCSS('margin-inline-start', '15px');
  }
  const lesson = demo.getByRole('treeitem', { name: 'Lesson 1' });
  await expect(lesson.locator('.MuiTreeItem-content')).toHaveCSS('border-radius', '8px');
  await expect(lesson.locator('.MuiTreeItem-label')).toHaveCSS('font-weight', '500');
  await expect(demo.getByRole('treeitem', { name: 'Lesson 2' }).locator('.MuiTreeItem-label')).toHaveCSS(
    'font-weight',
    '400',
  );
}
