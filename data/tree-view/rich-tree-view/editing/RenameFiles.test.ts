import { expect, type Locator } from '@playwright/test';

export const title = 'New names of items on each level are saved, and Escape keeps the old one.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const field = demo.getByRole('textbox');
  await getItem('main.ts').dblclick();
  await field.fill('index.ts');
  await field.press('Enter');
  await expect(getItem('index.ts')).toBeFocused();

  await getItem('README.md').press('Enter');
  await field.fill('LICENSE');
  await field.press('Escape');
  await expect(getItem('README.md')).toBeFocused();
  // Each change passes a new array to the tree.
  await expect(getItem('index.ts')).toBeVisible();

  await getItem('README.md').press('Enter');
  await field.fill('LICENSE');
  await field.press('Enter');
  await expect(getItem('LICENSE')).toBeFocused();
  await expect(getItem('index.ts')).toBeVisible();
}
