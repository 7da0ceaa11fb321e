import { expect, type Locator } from '@playwright/test';

export const title =
  'The list is sorted by amount; users search it, select several rows, edit an amount, and turn the page.';

export default async function test(demo: Locator): Promise<void> {
  const first = demo.locator('[role="row"][data-rowindex="0"]');
  await expect(demo.getByRole('columnheader', { name: 'Claim', exact: true })).toBeVisible();
  await expect(first).toContainText('€980');
  await demo.getByRole('checkbox', { name: 'Select row', exact: true }).first().click();
  await demo.getByRole('checkbox', { name: 'Select row', exact: true }).first().click();
  await expect(demo.getByText('2 rows selected')).toBeVisible();
  const amount = first.locator('[data-field="amount"]');
  await amount.dblclick();
  await amount.locator('input').fill('1200');
  await amount.locator('input').press('Enter');
  await expect(first).toContainText('€1,200');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(4);
  await demo.getByRole('button', { name: 'Search', exact: true }).click();
  await demo.getByRole('searchbox').fill('clara');
  await expect(demo.locator('[role="row"][data-id]')).toHaveCount(1);
}
