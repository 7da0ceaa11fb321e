import { expect, type Locator } from '@playwright/test';

export const title =
  'The editor shows the message of the validation. Enter does not save an invalid price, and saves a valid one.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const cell = demo.locator('[role="row"][data-id="1"] [data-field="price"]');
  const input = cell.getByRole('textbox');

  await cell.dblclick();
  await input.fill('5');
  await expect(page.getByRole('tooltip')).toHaveText('From 10 to 200');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await input.press('Enter');
  await expect(input).toHaveValue('5');

  await input.fill('55');
  await input.press('Enter');
  await expect(input).toHaveCount(0);
  await expect(cell).toHaveText('55');
}
