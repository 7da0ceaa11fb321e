import { expect, type Locator } from '@playwright/test';

export const title = 'Each store has a sum and an average of the same field.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (group: string, field: string) =>
    demo.getByRole('row', { name: group }).locator(`[data-field="${field}"]`);
  await expect(cell('Decaf (3)', 'Lyon>->total')).toHaveText('133');
  await expect(cell('Decaf (3)', 'Lyon>->average')).toHaveText('66.5');
  await expect(cell('Filter (4)', 'Oslo>->total')).toHaveText('215');
  await expect(cell('Filter (4)', 'Oslo>->average')).toHaveText('107.5');
}
