import { expect, type Locator } from '@playwright/test';

export const title = 'The status contains the number of rows, the order and the page after each change.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('12 bookings, not sorted, page 1 of 4');
  await demo.getByRole('columnheader', { name: 'Guest' }).press('Enter');
  await expect(status).toHaveText('12 bookings, sorted by guest ascending, page 1 of 4');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(status).toHaveText('12 bookings, sorted by guest ascending, page 2 of 4');
  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox').fill('tower');
  await expect(status).toHaveText('4 bookings, sorted by guest ascending, page 1 of 2');
  await demo.getByRole('searchbox').fill('none');
  await expect(status).toHaveText('0 bookings, sorted by guest ascending, page 1 of 1');
}
