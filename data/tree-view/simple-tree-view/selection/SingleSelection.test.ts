import { expect, type Locator } from '@playwright/test';

export const title = 'A click selects one item, and Space deselects it.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.getByRole('treeitem', { checked: true });
  await demo.getByText('Violin').click();
  await expect(selected).toHaveText(['Violin']);
  await demo.getByText('Piano').click();
  await demo.getByText('Piano').click();
  await expect(selected).toHaveText(['Piano']);
  await demo.getByRole('treeitem', { name: 'Piano' }).press('Space');
  await expect(selected).toHaveCount(0);
}
