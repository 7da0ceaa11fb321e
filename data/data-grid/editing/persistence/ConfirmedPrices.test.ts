import { expect, type Locator } from '@playwright/test';

export const title = 'A new price waits for an answer: “No” restores the old price, “Yes” keeps the new one.';

export default async function test(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="3"] [data-field="price"]');
  const name = demo.locator('[role="row"][data-id="3"] [data-field="name"]');
  const dialog = demo.page().getByRole('dialog');

  await price.dblclick();
  await price.locator('input').fill('4.5');
  await price.locator('input').press('Enter');
  await expect(dialog).toContainText('Change the price of Lemonade from 3.9 to 4.5?');
  await dialog.getByRole('button', { name: 'No' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(price).toHaveText('3.90');

  await price.dblclick();
  await price.locator('input').fill('4.5');
  await price.locator('input').press('Enter');
  await dialog.getByRole('button', { name: 'Yes' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(price).toHaveText('4.50');

  await name.dblclick();
  await name.locator('input').fill('Iced tea');
  await name.locator('input').press('Enter');
  await expect(name).toHaveText('Iced tea');
}
