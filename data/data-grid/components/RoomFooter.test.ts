import { expect, type Locator } from '@playwright/test';

export const title = 'A footer in the slot counts the rows that are shown, and the default toolbar stays.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('2 of 3 rooms are free');
  await demo.getByRole('toolbar').getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox').fill('sea');
  await expect(status).toHaveText('0 of 1 rooms are free');
  await demo.getByRole('searchbox').fill('garden');
  await expect(status).toHaveText('1 of 1 rooms are free');
}
