import { expect, type Locator } from '@playwright/test';

export const claim =
  'An invalid cell stays in edit mode after Enter, Tab and a click outside, until its value is valid or users press Escape. While a check runs, Enter does not save.';

export default async function prove(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id="B-117"]');
  const [id, name, stock] = ['id', 'name', 'stock'].map((field) => row.locator(`[data-field="${field}"]`));
  const message = demo.getByRole('alert');
  const { keyboard } = demo.page();

  await stock!.dblclick();
  await stock!.locator('input').fill('-3');
  await expect(message).toHaveText('Enter a whole number from 0.');
  await expect(stock!.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await id!.click();
  await expect(stock!.locator('input')).toHaveValue('-3');
  await stock!.locator('input').fill('30');
  await expect(message).toHaveText('');
  await stock!.locator('input').press('Enter');
  await expect(stock!).toHaveText('30');

  await name!.dblclick();
  await name!.locator('input').fill('Cassette');
  await expect(name!.locator('svg')).toBeVisible();
  await name!.locator('input').press('Enter');
  await expect(message).toHaveText('Enter a name that no other part has.');
  await expect(name!.locator('input')).toHaveValue('Cassette');
  await name!.locator('input').press('Escape');
  await expect(name!).toHaveText('Brake pads');
  await expect(message).toHaveText('');
}
