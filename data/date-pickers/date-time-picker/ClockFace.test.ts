import { expect, type Locator } from '@playwright/test';
import { getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'The popup contains the calendar and a clock face with AM and PM, and no columns.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const popup = await openCalendar(demo);
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(popup.locator('.MuiClock-root')).toBeVisible();
  await expect(popup.locator('.MuiMultiSectionDigitalClock-root')).toHaveCount(0);
  await popup.getByRole('button', { name: 'PM' }).click();
  await expect(demo.locator('input')).toHaveValue(getFieldText('05/11/2026 09:30 PM', direction));
}
