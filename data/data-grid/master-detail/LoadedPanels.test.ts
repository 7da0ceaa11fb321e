import { expect, type Locator } from '@playwright/test';

export const title =
  'A panel loads its items when it is expanded, takes them from the cache the next time, and can retry after an error.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByText('Requests:');
  const toggle = (customer: string) =>
    demo.getByRole('row').filter({ hasText: customer }).getByRole('button').first();
  await expect(output).toHaveText('Requests: 0, last: none');
  await toggle('Alder Books').click();
  await expect(demo.getByRole('status', { name: 'Loading items' })).toBeVisible();
  await expect(demo.getByText('4 × Atlas')).toBeVisible();
  await expect(output).toHaveText('Requests: 1, last: GET /shipments/501/items');
  await toggle('Alder Books').click();
  await expect(demo.getByText('4 × Atlas')).toHaveCount(0);
  await toggle('Alder Books').click();
  await expect(demo.getByText('4 × Atlas')).toBeVisible();
  await expect(output).toHaveText('Requests: 1, last: GET /shipments/501/items');
  await toggle('Alder Books').click();

  await toggle('Cedar Foods').click();
  await expect(demo.getByRole('alert')).toContainText('The server does not respond.');
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(demo.getByText('48 × Olives')).toBeVisible();
  await expect(output).toHaveText('Requests: 3, last: GET /shipments/503/items');
}
