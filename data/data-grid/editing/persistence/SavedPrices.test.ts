import { expect, type Locator } from '@playwright/test';

export const title =
  'The cell stays in edit mode until the server has answered, and shows the value of the answer. Meanwhile, Escape does not discard it, and what users type is lost.';

export default async function test(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="1"] [data-field="price"]');

  await price.dblclick();
  await price.locator('input').fill('2.559');
  await price.locator('input').press('Enter');
  await expect(price.locator('input')).toHaveValue('2.559');
  await price.locator('input').press('Escape');
  await price.locator('input').fill('9');
  await expect(price).toHaveText('2.56');
  await expect(demo.locator('[role="row"][data-id="2"] [data-field="price"]')).toBeFocused();

  await price.dblclick();
  await price.locator('input').fill('25.6');
  await price.locator('input').press('Enter');
  await expect(demo.getByRole('status')).toHaveText('The price of Espresso must be from 0.50 to 20.00.');
  await expect(price.locator('input')).toHaveValue('25.6');
  await price.locator('input').press('Escape');
  await expect(price).toHaveText('2.56');
  await expect(demo.getByRole('status')).toHaveText('Edit a price.');
}
