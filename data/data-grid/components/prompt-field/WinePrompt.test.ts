import { expect, type Locator } from '@playwright/test';

export const title =
  'The send button is disabled while the field is empty; Enter and the button both submit the prompt, which filters the rows, and empty the field.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const field = demo.getByRole('toolbar').getByRole('textbox');
  const send = demo.getByRole('button', { name: 'Send' });
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(names).toHaveCount(3);
  await expect(send).toBeDisabled();
  await field.fill('   ');
  await expect(send).toBeDisabled();
  await field.fill('italy');
  await expect(send).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText(['Sparkling white', 'Dry white']);
  await expect(field).toHaveValue('');
  await expect(send).toBeDisabled();
  await field.fill('spain');
  await send.click();
  await expect(names).toHaveText(['House red']);
  await expect(field).toHaveValue('');
}
