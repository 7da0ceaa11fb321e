import { expect, type Locator } from '@playwright/test';

export const title =
  'If the server rejects a price, the cell leaves edit mode and shows the old price again.';

export default async function test(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="4"] [data-field="price"]');
  const status = demo.getByRole('alert');

  await price.dblclick();
  await price.locator('input').fill('48');
  await price.locator('input').press('Enter');
  await expect(status).toHaveText('The price of Apple pie must be from 0.50 to 20.00.');
  await expect(price.locator('input')).toHaveCount(0);
  await expect(price).toHaveText('4.80');

  await price.dblclick();
  await price.locator('input').fill('4.9');
  await price.locator('input').press('Enter');
  await expect(status).toHaveText('Type a price above 20.');
  await expect(price).toHaveText('4.90');
}
