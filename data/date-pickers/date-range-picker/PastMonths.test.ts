import { expect, type Locator } from '@playwright/test';

export const title = 'The popup shows the month of the reference date second, after the month before it.';

export default async function test(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: /^Choose range/ }).click();
  const months = demo.page().getByRole('dialog').getByRole('grid');
  await expect(months).toHaveCount(2);
  await expect(months.first()).toHaveAccessibleName('April 2026');
  await expect(months.last()).toHaveAccessibleName('May 2026');
  await demo.page().keyboard.press('Escape');
  await expect(months).toHaveCount(0);
}
