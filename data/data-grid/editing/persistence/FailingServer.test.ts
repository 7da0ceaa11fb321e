import { expect, type Locator } from '@playwright/test';

export const title =
  'After a failed request the cell stays in edit mode with the new value. Enter tries again, and Escape restores the old value.';

export default async function test(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="1"] [data-field="price"]');
  const status = demo.getByRole('alert');

  await price.dblclick();
  await price.locator('input').fill('2.6');
  await price.locator('input').press('Enter');
  await expect(status).toContainText('The server does not answer.');
  await expect(price.locator('input')).toHaveValue('2.6');
  await price.locator('input').press('Escape');
  await expect(price).toHaveText('2.40');
  await expect(status).toHaveText('Edit a price.');

  await price.dblclick();
  await price.locator('input').fill('2.7');
  await price.locator('input').press('Enter');
  await expect(status).toContainText('The server does not answer.');
  await demo.getByRole('switch').focus();
  await demo.page().keyboard.press('Space');
  await expect(demo.getByRole('switch')).not.toBeChecked();
  await price.locator('input').press('Enter');
  await expect(price.locator('input')).toHaveCount(0);
  await expect(price).toHaveText('2.70');
  await expect(status).toHaveText('Edit a price.');
}
