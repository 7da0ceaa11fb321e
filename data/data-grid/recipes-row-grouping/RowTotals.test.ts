import { expect, type Locator } from '@playwright/test';

export const title =
  'The footer counts teams and tickets instead of teams alone, and counts only what matches a filter.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('Teams: 3, tickets: 8')).toBeVisible();
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox').fill('login');
  await expect(demo.getByText('Teams: 1, tickets: 1')).toBeVisible();
}
