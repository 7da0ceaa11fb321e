import { expect, type Locator } from '@playwright/test';

export const title = 'The dialog changes the subject of the row, and the focus returns to its button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const button = demo.locator('[role="row"][data-id="2"]').getByRole('button');
  await expect(button).toHaveText('Train to Porto');
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Train to Faro');
  await dialog.getByRole('button').click();
  await expect(dialog).toHaveCount(0);
  await expect(button).toHaveText('Train to Faro');
  await expect(button).toBeFocused();
  await expect(demo.locator('[role="row"][data-id="1"]').getByRole('button')).toHaveText('Invoice for March');
}
