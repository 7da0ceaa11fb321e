import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'AM and PM are in lowercase in the field and in the name of the button.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  await expect(input).toHaveValue(getFieldText('03:30 pm', direction));
  await expect(demo.getByRole('button', { name: /selected time is 03:30 pm$/ })).toBeVisible();
  await demo.getByRole('spinbutton', { name: 'Meridiem' }).click();
  await demo.page().keyboard.press('ArrowUp');
  await expect(input).toHaveValue(getFieldText('03:30 am', direction));
}
