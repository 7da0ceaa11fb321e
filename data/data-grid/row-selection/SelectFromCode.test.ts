import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons add rows to the selection, replace it with a range, and clear it.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.locator('[role="row"][aria-selected="true"] [data-field="id"]');
  const press = (name: string) => demo.getByRole('button', { name }).click();
  await demo.getByRole('row', { name: '105' }).getByRole('checkbox').click();
  await press('Add urgent');
  await expect(selected).toHaveText(['102', '104', '105']);
  await press('Only 101 to 103');
  await expect(selected).toHaveText(['101', '102', '103']);
  await press('Clear');
  await expect(selected).toHaveCount(0);
}
