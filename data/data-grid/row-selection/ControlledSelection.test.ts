import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons outside the grid replace and clear the selection, which users can still change.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.locator('[role="row"][aria-selected="true"] [data-field="id"]');
  await demo.getByRole('button', { name: 'Select urgent tickets' }).click();
  await expect(selected).toHaveText(['102', '104']);
  await demo.getByRole('row', { name: '105' }).getByRole('checkbox').click();
  await expect(selected).toHaveText(['102', '104', '105']);
  await demo.getByRole('button', { name: 'Select urgent tickets' }).click();
  await expect(selected).toHaveText(['102', '104']);
  await demo.getByRole('button', { name: 'Clear selection' }).click();
  await expect(selected).toHaveCount(0);
}
