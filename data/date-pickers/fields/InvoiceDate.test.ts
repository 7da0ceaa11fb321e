import { expect, type Locator } from '@playwright/test';

export const title = 'A field without a popup. Users type digits, and the arrow keys change a section.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  await expect(demo.getByRole('button', { name: /Choose/ })).toHaveCount(0);
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await keyboard.type('06');
  // The month is complete, so the next digits fill the day.
  await keyboard.type('30');
  await expect(input).toHaveValue('06/30/2026');
  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await keyboard.press('ArrowUp');
  await expect(input).toHaveValue('06/01/2026');
  await keyboard.press('Delete');
  await expect(input).toHaveValue('06/DD/2026');
}
