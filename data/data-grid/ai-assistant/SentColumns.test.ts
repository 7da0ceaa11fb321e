import { expect, type Locator } from '@playwright/test';

export const title =
  'The context contains the examples and descriptions of the columns, and with sampling it contains values of each column instead.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const send = page.locator('.MuiDataGrid-aiAssistantPanel').getByRole('button', { name: 'Send a prompt' });
  const sent = demo.getByRole('list', { name: 'Sent columns' }).locator('li');
  await demo.getByRole('toolbar').getByRole('button').nth(3).click();
  await send.click();
  await expect(sent).toHaveText([
    'subject: 0 examples, description: null',
    'status: 2 examples, description: null',
    'hours: 0 examples, description: Hours of work',
  ]);
  await page.keyboard.press('Escape');
  await demo.getByRole('switch', { name: 'Allow sampling' }).click();
  await demo.getByRole('toolbar').getByRole('button').nth(3).click();
  await send.click();
  await expect(sent).toHaveText([
    'subject: 4 examples, description: null',
    'status: 4 examples, description: null',
    'hours: 4 examples, description: Hours of work',
  ]);
  await page.keyboard.press('Escape');
}
