import { expect, type Locator } from '@playwright/test';

export const title = 'A button outside the tree starts editing of the selected item.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const button = demo.getByRole('button', { name: 'Rename' });
  const field = demo.getByRole('textbox');
  await button.click();
  await expect(field).toHaveValue('README.md');
  await field.press('Escape');
  await expect(getItem('README.md')).toBeFocused();

  await getItem('price.ts').click();
  await button.click();
  await expect(field).toBeFocused();
  await field.fill('cost.ts');
  await field.press('Enter');
  await expect(getItem('cost.ts')).toBeFocused();
}
