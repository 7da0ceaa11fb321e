import { expect, type Locator } from '@playwright/test';

export const title = 'The footer groups digits as in India, on the next page as well.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('Sensors per page:')).toBeVisible();
  await expect(demo.getByText('1,00,001–1,00,005 of 1,20,000')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText('1,00,006–1,00,010 of 1,20,000')).toBeVisible();
}
