import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'The popup has no OK button. It closes after users click AM, even if AM is selected already, and not before.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const popup = await openCalendar(demo);
  await expect(popup.getByRole('grid')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'OK' })).toHaveCount(0);
  await getDay(popup, 13).click();
  await popup.getByRole('option', { name: '10 hours' }).click();
  await popup.getByRole('option', { name: '45 minutes' }).click();
  await expect(demo.locator('input')).toHaveValue(getFieldText('05/13/2026 10:45 AM', direction));
  await expect(popup).toBeVisible();
  await popup.getByRole('option', { name: 'AM' }).click();
  await expect(popup).toBeHidden();
  await expect(demo.locator('input')).toHaveValue(getFieldText('05/13/2026 10:45 AM', direction));
}
