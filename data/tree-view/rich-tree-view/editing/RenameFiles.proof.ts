import { expect, type Locator } from '@playwright/test';

export const claim = 'A double-click or Enter starts editing, and read-only files cannot be renamed.';

export default async function prove(demo: Locator): Promise<void> {
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
  await expect(getItem('index.ts')).toBeVisible();

  await getItem('dates.js').dblclick();
  await getItem('dates.js').press('Enter');
  await expect(field).toHaveCount(0);
}
