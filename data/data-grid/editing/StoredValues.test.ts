import { expect, type Locator } from '@playwright/test';

export const title = 'Users edit euros, the setter stores them as cents, and the cell shows euros again.';

export default async function test(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="B-117"] [data-field="price"]');
  const output = demo.getByRole('status');

  await price.dblclick();
  await expect(price.locator('input')).toHaveValue('12.5');
  await price.locator('input').fill('13.99');
  await price.locator('input').press('Enter');
  await expect(output).toHaveText('Saved: Brake pads, 1399 cents');
  await expect(price).toHaveText('13.99');
}
