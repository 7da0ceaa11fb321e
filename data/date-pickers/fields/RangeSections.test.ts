import { expect, type Locator } from '@playwright/test';

export const title = 'A button moves the focus to the year of the end, and typing changes only the end.';

export default async function test(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Edit the last year' }).click();
  await expect(demo.getByRole('spinbutton', { name: 'Year' }).last()).toBeFocused();
  await demo.page().keyboard.type('2028');
  await expect(demo.locator('input')).toHaveValue('01/01/2026 – 12/31/2028');
}
