import { expect, type Locator } from '@playwright/test';

export const title =
  'Buttons focus one section or select all of them, and typing then changes what is selected.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const year = demo.getByRole('spinbutton', { name: 'Year' });
  const { keyboard } = demo.page();
  await demo.getByRole('button', { name: 'Edit year' }).click();
  await expect(year).toBeFocused();
  await keyboard.type('2030');
  await expect(input).toHaveValue('09/30/2030');
  await demo.getByRole('button', { name: 'Edit all' }).click();
  // While everything is selected, the field is one editable text without sections.
  await expect(year).toHaveCount(0);
  await keyboard.press('Delete');
  await expect(input).toHaveValue('');
}
