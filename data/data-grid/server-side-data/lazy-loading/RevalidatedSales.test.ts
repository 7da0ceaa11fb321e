import { expect, type Locator } from '@playwright/test';

export const title =
  'A row that changes on the server changes in the grid as well, without a reload by users.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('[role="row"][data-id="1001"] [data-field="total"]');
  await expect(total).toHaveText('20');
  await demo.getByRole('button', { name: 'Change a sale on the server' }).click();
  await expect(total).toHaveText('999');
}
