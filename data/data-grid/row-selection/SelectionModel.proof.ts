import { expect, type Locator } from '@playwright/test';

export const claim =
  'Selecting all rows gives an exclude model without ids, and the ids of all rows with disableRowSelectionExcludeModel.';

export default async function prove(demo: Locator): Promise<void> {
  const all = demo.locator('input[name="select_all_rows"]');
  await demo.getByRole('row', { name: '102' }).getByRole('checkbox').click();
  await expect(demo.getByText('include: 102. Selected: 102.')).toBeVisible();
  await all.click();
  await expect(demo.getByText('exclude: no ids. Selected: 101, 102, 103, 104, 105.')).toBeVisible();
  await demo.getByRole('row', { name: '103' }).getByRole('checkbox').click();
  await expect(demo.getByText('exclude: 103. Selected: 101, 102, 104, 105.')).toBeVisible();
  await all.click();
  await all.click();
  await expect(demo.getByText('include: no ids. Selected: none.')).toBeVisible();

  await demo.getByRole('switch').click();
  await all.click();
  await expect(demo.getByText('include: 101, 102, 103, 104, 105.')).toBeVisible();
}
