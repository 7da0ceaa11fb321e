import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'With en-gb, the day is first, the clock has 24 hours and the week begins on Monday.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('input')).toHaveValue(getFieldText('12/05/2026 15:30', direction));
  await demo.getByRole('button', { name: 'Choose date, selected date is 12 May 2026' }).click();
  const popup = page.getByRole('dialog');
  await expect(popup.getByRole('columnheader').first()).toHaveAttribute('aria-label', 'Monday');
  await expect(popup.getByRole('option', { name: '15 hours' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
}
