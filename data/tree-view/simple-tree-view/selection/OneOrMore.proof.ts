import { expect, type Locator } from '@playwright/test';

export const claim =
  'The value is one id, an array with multiSelect, and does not change with disableSelection.';

export default async function prove(demo: Locator): Promise<void> {
  const value = demo.getByRole('status');
  await demo.getByText('Violin').click();
  await expect(value).toHaveText('Value: "violin"');
  await demo.getByText('Piano').click();
  await expect(value).toHaveText('Value: "piano"');

  await demo.getByRole('switch', { name: 'multiSelect' }).click();
  await demo.getByText('Violin').click();
  await expect(value).toHaveText('Value: ["violin"]');
  await demo.getByText('Piano').click({ modifiers: ['ControlOrMeta'] });
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveText(['Violin', 'Piano']);
  await expect(value).toHaveText(/^Value: \["(violin","piano|piano","violin)"\]$/);

  await demo.getByRole('switch', { name: 'disableSelection' }).click();
  await demo.getByText('Cello').click();
  await expect(demo.getByRole('treeitem', { name: 'Cello' })).toBeFocused();
  await expect(value).not.toHaveText(/cello/);
}
