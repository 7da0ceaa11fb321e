import { expect, type Locator } from '@playwright/test';

export const title =
  'The footer shows the error message of a cell until its value is valid or users press Escape.';

export default async function test(demo: Locator): Promise<void> {
  const stock = demo.locator('[role="row"][data-id="B-117"] [data-field="stock"]');
  const message = demo.getByRole('alert');

  await stock.dblclick();
  await stock.locator('input').fill('-3');
  await expect(message).toHaveText('Enter a number from 0.');
  await stock.locator('input').press('Enter');
  await expect(stock.locator('input')).toHaveValue('-3');
  await stock.locator('input').fill('30');
  await expect(message).toHaveText('');
  await stock.locator('input').press('Enter');
  await expect(stock).toHaveText('30');

  await stock.dblclick();
  await stock.locator('input').fill('-4');
  await expect(message).toHaveText('Enter a number from 0.');
  await stock.locator('input').press('Escape');
  await expect(message).toHaveText('');
  await expect(stock).toHaveText('30');
}
