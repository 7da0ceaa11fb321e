import { expect, type Locator } from '@playwright/test';

export const title =
  'Each time has a field with its own label, and clicking a field opens the popup for its time.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  await expect(inputs).toHaveCount(2);
  const hour = (label: string) =>
    demo.getByRole('group', { name: label }).getByRole('spinbutton', { name: 'Hours' });
  await expect(hour('Opens')).toBeVisible();
  const hours = demo.page().getByRole('listbox', { name: 'Select hours' });
  await hour('Closes').click();
  await hours.getByRole('option', { name: '18 hours', exact: true }).click();
  await expect(inputs.nth(1)).toHaveValue('18:00');
  await expect(inputs.nth(0)).toHaveValue('09:00');
  await demo.page().keyboard.press('Escape');
  await expect(hours).toBeHidden();
  await hour('Opens').click();
  await hours.getByRole('option', { name: '8 hours', exact: true }).click();
  await expect(inputs.nth(0)).toHaveValue('08:00');
  await expect(inputs.nth(1)).toHaveValue('18:00');
  await demo.page().keyboard.press('Escape');
  await expect(hours).toBeHidden();
}
