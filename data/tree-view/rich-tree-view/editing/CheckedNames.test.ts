import { expect, type Locator } from '@playwright/test';

export const title = 'An empty name or a forbidden character is not saved, and a message shows the reason.';

export default async function test(demo: Locator): Promise<void> {
  const field = demo.getByRole('textbox', { name: 'File name' });
  await demo.getByRole('treeitem', { name: 'price.ts' }).dblclick();
  await field.fill('src/cost.ts');
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('No / \\ : * or ? in a name.');
  await field.fill('cost.ts');
  await field.press('Enter');
  await expect(demo.getByRole('treeitem', { name: 'cost.ts' })).toBeFocused();

  const readme = demo.getByRole('treeitem', { name: 'README.md' });
  await readme.dblclick();
  await field.fill('');
  await expect(field).toHaveAccessibleDescription('A file needs a name.');
  await field.blur();
  await expect(readme).toHaveText('README.md');
}
