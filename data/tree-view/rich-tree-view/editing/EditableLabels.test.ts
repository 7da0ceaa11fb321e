import { expect, type Locator } from '@playwright/test';

export const title =
  'A double-click edits any label: Enter saves it, Escape cancels, and an empty label is not saved.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const field = demo.getByRole('textbox');
  await getItem('main.ts').dblclick();
  await field.fill('index.ts');
  await field.press('Enter');
  await expect(getItem('index.ts')).toBeFocused();

  await getItem('README.md').dblclick();
  await field.fill('');
  await field.press('Enter');
  await expect(field).toBeFocused();
  await field.fill('LICENSE');
  await field.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(getItem('README.md')).toBeFocused();
}
