import { expect, type Locator } from '@playwright/test';

export const title = 'A method merges properties into a row, adds a row at the end and removes a row.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const harbor = demo.getByRole('row', { name: 'Harbor' }).locator('[data-field="bikes"]');
  const original = ['Harbor', 'Old Town', 'University', 'Stadium'];
  await demo.getByRole('button', { name: 'Rent at Harbor' }).dblclick();
  await expect(harbor).toHaveText('10');
  await expect(names).toHaveText(original);
  // The second call finds the row and merges.
  await demo.getByRole('button', { name: 'Add Airport' }).dblclick();
  await expect(names).toHaveText([...original, 'Airport']);
  // The second call finds no row.
  await demo.getByRole('button', { name: 'Remove Old Town' }).dblclick();
  await expect(names).toHaveText(['Harbor', 'University', 'Stadium', 'Airport']);
  await expect(harbor).toHaveText('10');
}
