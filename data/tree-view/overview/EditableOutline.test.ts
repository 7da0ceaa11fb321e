import { expect, type Locator } from '@playwright/test';

export const title = 'A double-click or Enter renames a section in place, and a callback has the new label.';

export default async function test(demo: Locator): Promise<void> {
  const field = demo.getByRole('textbox');
  await demo.getByRole('treeitem', { name: 'Water quality' }).dblclick();
  await field.fill('Rivers');
  await field.press('Enter');
  await expect(demo.getByRole('treeitem', { name: 'Rivers' })).toBeFocused();
  await expect(demo.getByRole('status')).toHaveText('water is now called “Rivers”');

  await demo.getByRole('treeitem', { name: 'Summary' }).press('Enter');
  await field.fill('');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.press('Escape');
  await expect(demo.getByRole('treeitem', { name: 'Summary' })).toBeFocused();
}
