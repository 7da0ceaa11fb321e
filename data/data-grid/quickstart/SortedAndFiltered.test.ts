import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid opens with unpaid invoices, the oldest first, five a page, and users can change that.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('[role="gridcell"][data-field="customer"]')).toHaveText([
    'Moreau SA',
    'Lindqvist AB',
    'Lindqvist AB',
    'Brandt GmbH',
    'Okafor Ltd',
  ]);
  await expect(demo.getByText('1–5 of 9')).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: 'Invoice' })).toHaveCount(0);

  await demo.getByRole('button', { name: 'Columns' }).click();
  await demo.page().getByRole('checkbox', { name: 'Invoice' }).click();
  await demo.page().keyboard.press('Escape');
  await expect(demo.getByRole('columnheader', { name: 'Invoice' })).toBeVisible();
}
