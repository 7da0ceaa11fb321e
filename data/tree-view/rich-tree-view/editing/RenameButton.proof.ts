import { expect, type Locator } from '@playwright/test';

export const claim = 'A pencil in the row and the key F2 open the field too, wherever a name can be changed.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  // For the mouse only, hence hidden from others.
  const getPencil = (name: string) => getItem(name).getByRole('button', { includeHidden: true });

  await getPencil('main.ts').click();
  const field = demo.getByRole('textbox', { name: 'New name of main.ts' });
  await expect(field).toBeFocused();
  await field.fill('index.ts');
  await field.press('Enter');
  await getItem('index.ts').press('F2');
  await expect(demo.getByRole('textbox', { name: 'New name of index.ts' })).toBeFocused();
  await expect(demo.getByRole('textbox')).toHaveCount(1);
  await demo.getByRole('textbox').press('Escape');

  await expect(getPencil('vendor')).toHaveCount(0);
  await getItem('vendor').press('F2');
  await expect(demo.getByRole('textbox')).toHaveCount(0);
}
