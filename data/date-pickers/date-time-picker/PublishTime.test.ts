import { expect, type Locator } from '@playwright/test';
import { getDay, getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const title =
  'The empty calendar shows the month of referenceDate. The first selected day gets its time, and another day keeps it.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  const popup = await openCalendar(demo);
  await expect(popup.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await getDay(popup, 20).click();
  await expect(input).toHaveValue(getFieldText('05/20/2026 09:00 AM', direction));
  await popup.getByRole('option', { name: '10 hours' }).click();
  await expect(input).toHaveValue(getFieldText('05/20/2026 10:00 AM', direction));
  await getDay(popup, 22).click();
  await expect(input).toHaveValue(getFieldText('05/22/2026 10:00 AM', direction));
}
