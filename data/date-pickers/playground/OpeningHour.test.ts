import { expect, type Locator } from '@playwright/test';

export const title = 'The field takes a typed time.';

export default async function test(demo: Locator): Promise<void> {
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await demo.page().keyboard.type('1045');
  // From right to left, the period comes first.
  await expect(demo.locator('input')).toHaveValue(/10:45/);
  await expect(demo.locator('input')).toHaveValue(/AM/);
}
