import { expect, type Locator } from '@playwright/test';

export const title =
  'An invalid cell stays in edit mode after Enter, Tab and a click outside, until its value is valid or users press Escape.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('[role="row"][data-id="B-117"]');
  const [id, stock] = ['id', 'stock'].map((field) => row.locator(`[data-field="${field}"]`));
  const { keyboard } = demo.page();

  await stock!.dblclick();
  await stock!.locator('input').fill('-3');
  await expect(stock!.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await id!.click();
  await expect(stock!.locator('input')).toHaveValue('-3');
  await stock!.locator('input').fill('30');
  await expect(stock!.locator('input')).toHaveAttribute('aria-invalid', 'false');
  await stock!.locator('input').press('Enter');
  await expect(stock!).toHaveText('30');

  await stock!.dblclick();
  await stock!.locator('input').fill('1.5');
  await expect(stock!.locator('input')).toHaveAttribute('aria-invalid', 'true');
  await stock!.locator('input').press('Escape');
  await expect(stock!).toHaveText('30');
}
