import { expect, type Locator } from '@playwright/test';

export const title = 'Items in the list are expanded initially, and users can collapse and expand all items.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

export default async function test(demo: Locator): Promise<void> {
  await expect(getItem(demo, 'Not paid')).toBeVisible();
  await expect(getItem(demo, 'Customers')).toHaveAttribute('aria-expanded', 'false');
  await demo.getByText('Customers', { exact: true }).click();
  await expect(getItem(demo, 'Companies')).toBeVisible();
  await demo.getByText('Open', { exact: true }).click();
  await expect(getItem(demo, 'Not paid')).toHaveCount(0);
}
