import { expect, type Locator } from '@playwright/test';

export const claim =
  'A rejected promise keeps the cell in edit mode. A promise that resolves with the old row restores it.';

export default async function prove(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="4"] [data-field="price"]');
  const status = demo.getByRole('alert');

  await price.dblclick();
  await price.locator('input').fill('48');
  await price.locator('input').press('Enter');
  await expect(status).toHaveText('The price of Apple pie must be from 0.50 to 20.00.');
  await expect(price.locator('input')).toHaveValue('48');
  await price.locator('input').press('Escape');
  await expect(price).toHaveText('4.80');

  await demo.getByRole('button', { name: 'Restore' }).click();
  await price.dblclick();
  await price.locator('input').fill('4.9');
  await price.locator('input').press('Enter');
  await expect(status).toHaveText('Type a price above 20.');
  await expect(price).toHaveText('4.90');
  await price.dblclick();
  await price.locator('input').fill('49');
  await price.locator('input').press('Enter');
  await expect(price.locator('input')).toHaveCount(0);
  await expect(price).toHaveText('4.90');
  await expect(status).toHaveText('The price of Apple pie must be from 0.50 to 20.00.');
}
