import { expect, type Locator } from '@playwright/test';

export const title =
  'A row disappears before the server answers, and returns to its place if the server refuses.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const output = demo.getByRole('status');
  await expect(names).toHaveText(['Harbor', 'Old Town', 'University', 'Stadium']);
  await demo.getByRole('menuitem', { name: 'Delete University' }).click();
  await expect(names).toHaveText(['Harbor', 'Old Town', 'Stadium']);
  await expect(output).toHaveText('University is deleted.');
  await demo.getByRole('menuitem', { name: 'Delete Harbor' }).click();
  await expect(names).toHaveText(['Old Town', 'Stadium']);
  await expect(output).toHaveText('Harbor still has bikes.');
  await expect(names).toHaveText(['Harbor', 'Old Town', 'Stadium']);
}
