import { expect, type Locator } from '@playwright/test';

export const claim =
  'One field separates its dates with a word and its sections with spaces. Two fields have an arrow between them and open on click.';

export default async function prove(demo: Locator): Promise<void> {
  const single = demo.getByRole('group', { name: 'Camp' });
  await expect(demo.locator('input').first()).toHaveValue('07 / 06 / 2026 to 07 / 10 / 2026');
  await expect(single.getByRole('spinbutton')).toHaveCount(6);
  await expect(demo.getByText('→')).toBeVisible();
  const last = demo.getByRole('group', { name: 'Last day' });
  await last.getByRole('spinbutton', { name: 'Day' }).click();
  await expect(demo.page().getByRole('tooltip')).toBeVisible();
  await demo.page().keyboard.type('17');
  await expect(demo.locator('input').last()).toHaveValue('07/17/2026');
  await demo.page().keyboard.press('Escape');
  await expect(demo.page().getByRole('tooltip')).toBeHidden();
}
