import { expect, type Locator } from '@playwright/test';

export const title = 'New arrays in the state change one row, add rows on top and remove a row.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const harbor = demo.getByRole('row', { name: 'Harbor' }).locator('[data-field="bikes"]');
  await expect(harbor).toHaveText('12');
  await demo.getByRole('button', { name: 'Rent at Harbor' }).dblclick();
  await expect(harbor).toHaveText('10');
  await demo.getByRole('button', { name: 'Add on top' }).dblclick();
  await expect(names).toHaveText(['Station 6', 'Station 5', 'Harbor', 'Old Town', 'University', 'Stadium']);
  await demo.getByRole('button', { name: 'Remove Old Town' }).dblclick();
  await expect(names).toHaveText(['Station 6', 'Station 5', 'Harbor', 'University', 'Stadium']);
  await expect(harbor).toHaveText('10');
}
