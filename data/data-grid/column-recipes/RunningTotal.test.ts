import { expect, type Locator } from '@playwright/test';

export const title =
  'Each balance is the sum of the amounts up to its row, and an edited amount changes its balance and all later ones, but no earlier one.';

export default async function test(demo: Locator): Promise<void> {
  const balances = demo.locator('[role="gridcell"][data-field="balance"]');
  const amount = demo.locator('[role="row"][data-id="2"] [data-field="amount"]');
  await expect(balances).toHaveText(['500', '380', '420', '345']);
  await amount.dblclick();
  await amount.getByRole('spinbutton').fill('-20');
  await demo.page().keyboard.press('Enter');
  await expect(balances).toHaveText(['500', '480', '520', '445']);
}
