import { expect, type Locator } from '@playwright/test';

export const claim = 'Code outside the tree starts editing, cancels it, or sets a label.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const field = demo.getByRole('textbox');
  await getItem('price.ts').click();
  await demo.getByRole('button', { name: 'Rename' }).click();
  await expect(field).toHaveValue('price.ts');
  await field.fill('cost.ts');
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveCount(0);
  await expect(getItem('price.ts')).toBeFocused();
  await demo.getByRole('button', { name: 'Translate README' }).click();
  await expect(getItem('LIESMICH.md')).toBeVisible();
}
