import { expect, type Locator } from '@playwright/test';

export const claim =
  'The cell stays in edit mode until the server has answered, and shows the value of the answer. What users type meanwhile is lost.';

export default async function prove(demo: Locator): Promise<void> {
  const price = demo.locator('[role="row"][data-id="1"] [data-field="price"]');
  const output = demo.getByRole('status');

  await price.dblclick();
  await price.locator('input').fill('2.559');
  await price.locator('input').press('Enter');
  await expect(output).toHaveText('Saving');
  await expect(price.locator('input')).toHaveValue('2.559');
  await price.locator('input').fill('9');
  await expect(output).toHaveText('Saved: Espresso, 2.56');
  await expect(price).toHaveText('2.56');
  await expect(demo.locator('[role="row"][data-id="2"] [data-field="price"]')).toBeFocused();
}
