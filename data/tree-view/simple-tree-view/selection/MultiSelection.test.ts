import { expect, type Locator } from '@playwright/test';

export const title = 'Ctrl and click adds or removes an item, and Shift and click selects a range.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.getByRole('treeitem', { checked: true });
  await demo.getByText('Violin').click();
  await demo.getByText('Piano').click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveText(['Violin', 'Piano']);
  await demo.getByText('Piano').click({ modifiers: ['ControlOrMeta'] });
  await expect(selected).toHaveText(['Violin']);
  await demo.getByText('Violin').click();
  await demo.getByText('Harp').click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText(['Violin', 'Cello', 'Harp']);
  await demo.getByText('Cello').click();
  await expect(selected).toHaveText(['Cello']);
}
