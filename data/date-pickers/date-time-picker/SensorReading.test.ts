import { expect, type Locator } from '@playwright/test';
import { getFieldText, openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'The field shows the seconds, and the popup has a column for them.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const input = demo.locator('input');
  await expect(input).toHaveValue(getFieldText('05/11/2026 09:30:15', direction));
  const popup = await openCalendar(demo);
  await expect(popup.getByRole('listbox')).toHaveCount(3);
  await popup.getByRole('option', { name: '20 seconds' }).click();
  await expect(input).toHaveValue(getFieldText('05/11/2026 09:30:20', direction));
}
