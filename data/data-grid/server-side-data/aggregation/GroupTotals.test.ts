import { expect, type Locator } from '@playwright/test';

export const title =
  'Each group shows its totals, also one that users load by expanding its parent, and the last row shows those of all rows.';

export default async function test(demo: Locator): Promise<void> {
  const cell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  await expect(cell('France', 'total')).toHaveText('6,121');
  await expect(cell('Norway', 'total')).toHaveText('5,926');
  await expect(cell('Spain', 'total')).toHaveText('3,245');
  await expect(cell('auto-generated-group-footer-root', 'total')).toHaveText('15,292');
  await demo.locator('[role="row"][data-id="Norway"]').getByRole('button').click();
  await expect(cell('Norway/Bergen', 'total')).toHaveText(/^\d,\d+$/);
  await expect(cell('Norway/Bergen', 'units')).toHaveText(/^\d+$/);
}
