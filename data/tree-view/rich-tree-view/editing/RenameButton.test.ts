import { expect, type Locator } from '@playwright/test';

export const title = 'A button in the row starts editing of every editable item.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  // For pointers only, so it is hidden from the accessibility tree.
  const getPencil = (name: string) => getItem(name).getByRole('button', { includeHidden: true });

  await getPencil('main.ts').click();
  const field = demo.getByRole('textbox', { name: 'New name of main.ts' });
  await expect(field).toBeFocused();
  await field.fill('index.ts');
  await field.press('Enter');
  await expect(getItem('index.ts')).toBeFocused();
  await getPencil('index.ts').click();
  await expect(demo.getByRole('textbox', { name: 'New name of index.ts' })).toBeFocused();
  await expect(demo.getByRole('textbox')).toHaveCount(1);
  await demo.getByRole('textbox').press('Escape');

  await expect(getPencil('vendor')).toHaveCount(0);
  await expect(getPencil('README.md')).toHaveCount(1);
}
