import { expect, type Locator } from '@playwright/test';

export const title = 'One icon next to the input saves the label, and the other one restores the old label.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  // For pointers only, so they are hidden from the accessibility tree.
  const icons = demo.getByRole('tree').getByRole('button', { includeHidden: true });
  const field = demo.getByRole('textbox', { name: 'New file name' });
  await getItem('main.ts').dblclick();
  await field.fill('index.ts');
  await icons.nth(1).click();
  await expect(getItem('main.ts')).toBeFocused();

  await getItem('main.ts').dblclick();
  await field.fill('index.ts');
  await icons.nth(0).click();
  await expect(getItem('index.ts')).toBeFocused();
  await expect(field).toHaveCount(0);
}
