import { expect, type Locator } from '@playwright/test';

export const claim =
  'The tree reports which row was clicked, also a disabled one, and which item was selected, also by key.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.getByText('Hammer').click();
  await expect(output).toHaveText('Last click: hammer. Selected: hammer.');
  await demo.getByText('Saw, out of stock').click({ force: true });
  await expect(output).toHaveText('Last click: saw. Selected: hammer.');
  await demo.getByRole('treeitem', { name: 'Paint' }).press('Space');
  await expect(output).toHaveText('Last click: saw. Selected: paint.');
}
