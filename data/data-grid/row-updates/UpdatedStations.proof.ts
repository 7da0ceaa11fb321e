import { expect, type Locator } from '@playwright/test';

export const claim =
  'A method merges, adds at the end and removes a row. A new array in the rows prop discards these changes.';

export default async function prove(demo: Locator): Promise<void> {
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
  await demo.getByRole('button', { name: 'New rows array' }).click();
  await expect(names).toHaveText(original);
  await expect(harbor).toHaveText('12');
}
