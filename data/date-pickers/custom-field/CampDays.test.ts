import { expect, type Locator } from '@playwright/test';

export const title =
  'Two inputs have their own labels and an arrow between them. They open the popup on click, and users can keep typing.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('→')).toBeVisible();
  await expect(demo.getByRole('group', { name: 'First day' })).toBeVisible();
  const last = demo.getByRole('group', { name: 'Last day' });
  await last.getByRole('spinbutton', { name: 'Day' }).click();
  await expect(demo.page().getByRole('tooltip')).toBeVisible();
  await demo.page().keyboard.type('17');
  await expect(demo.locator('input').last()).toHaveValue('07/17/2026');
  await demo.page().keyboard.press('Escape');
  await expect(demo.page().getByRole('tooltip')).toBeHidden();
}
