import { expect, type Locator } from '@playwright/test';

export const title =
  'The headers show the sums of the filtered rows, which follow edits and filters, and are 0 without rows.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const header = (field: string) => demo.locator(`[role="columnheader"][data-field="${field}"]`);
  const budget = demo.locator('[role="row"][data-id="1"] [data-field="budget"]');
  await expect(header('budget')).toContainText('197,500');
  await expect(header('spent')).toContainText('89,100');

  await demo.getByRole('button', { name: 'Search' }).click();
  const search = demo.getByRole('searchbox');
  await search.fill('city');
  await expect(header('budget')).toContainText('84,000');
  await expect(header('spent')).toContainText('66,600');
  await search.fill('nobody');
  await expect(header('budget')).toHaveText('Budget0');
  await search.fill('');
  await expect(header('spent')).toContainText('89,100');

  await budget.dblclick();
  await budget.getByRole('spinbutton').fill('50000');
  await page.keyboard.press('Enter');
  await expect(header('budget')).toContainText('199,500');
}
