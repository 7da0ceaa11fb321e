import { expect, type Locator } from '@playwright/test';

export const title = 'A custom footer counts the rows that match the search.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('4 articles')).toBeVisible();
  await expect(demo.getByText('96 pallets')).toBeVisible();
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox').fill('oak');
  await expect(demo.getByText('1 articles')).toBeVisible();
  await expect(demo.getByText('27 pallets')).toBeVisible();
}
