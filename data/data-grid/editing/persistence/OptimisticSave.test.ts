import { expect, type Locator } from '@playwright/test';

export const title =
  'The new price is shown before the server has answered, and the old price is restored if the server rejects it.';

export default async function test(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="2"] [data-field="price"]');
  const status = demo.getByRole('alert');
  const edit = async (value: string) => {
    await price.dblclick();
    await price.locator('input').fill(value);
    await price.locator('input').press('Enter');
  };

  await edit('36');
  await expect(price).toHaveText('36.00');
  await expect(status).toHaveText('Saving');
  await expect(status).toHaveText('The price of Cappuccino must be from 0.50 to 20.00.');
  await expect(price).toHaveText('3.60');
  await edit('3.7');
  await expect(status).toHaveText('Saved: Cappuccino');
  await expect(price).toHaveText('3.70');
}
