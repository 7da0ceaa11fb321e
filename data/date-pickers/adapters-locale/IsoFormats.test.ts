import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title =
  'The prop dateFormats changes the fields of all pickers, the name of the button and the list of months.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const inputs = demo.locator('input');
  await expect(inputs.first()).toHaveValue('2026-05-12');
  await expect(inputs.last()).toHaveValue(getFieldText('2026-05-12 03:30 PM', direction));
  await demo.getByRole('button', { name: 'Choose date, selected date is 12 May 2026' }).first().click();
  const popup = demo.page().getByRole('dialog');
  await popup.getByRole('button', { name: /switch to year view/ }).click();
  await popup.getByRole('radio', { name: '2027' }).press('Enter');
  const month = popup.getByRole('radio', { name: 'September' });
  await expect(month).toHaveText('September');
  await month.press('Enter');
  await expect(inputs.first()).toHaveValue('2027-09-12');
}
