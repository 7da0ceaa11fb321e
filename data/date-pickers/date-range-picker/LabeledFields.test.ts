import { expect, type Locator } from '@playwright/test';

export const title = 'Each of two fields has its own label, and its own name in a form.';

export default async function test(demo: Locator): Promise<void> {
  const departure = demo.locator('input[name="departure"]');
  await expect(departure).toHaveValue('05/11/2026');
  await expect(demo.locator('input[name="return"]')).toHaveValue('05/22/2026');
  await expect(demo.getByRole('group', { name: 'Return' })).toBeVisible();

  await demo.getByRole('group', { name: 'Departure' }).getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.type('05142026');
  await expect(departure).toHaveValue('05/14/2026');
  await demo.page().keyboard.press('Escape');
  await expect(demo.page().locator('.MuiPickerPopper-root')).toBeHidden();
}
