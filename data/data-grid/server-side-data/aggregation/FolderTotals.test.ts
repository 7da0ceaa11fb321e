import { expect, type Locator } from '@playwright/test';

export const title =
  'Folders show the total of all files in them, and the last row the total of all folders.';

export default async function test(demo: Locator): Promise<void> {
  const size = (id: string) => demo.locator(`[role="row"][data-id="${id}"] [data-field="size"]`);
  await expect(size('docs')).toHaveText('50');
  await expect(size('auto-generated-group-footer-root')).toHaveText('97');
  await demo.locator('[role="row"][data-id="docs"]').getByRole('button').click();
  await expect(size('docs/api')).toHaveText('32');
  await expect(size('docs/readme.md')).toHaveText('3');
}
