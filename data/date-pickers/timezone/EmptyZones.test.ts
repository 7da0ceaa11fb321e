import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'An empty field uses the time zone of timezone or of referenceDate.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  for (const index of [1, 2]) {
    await expect(demo.getByRole('status').nth(index)).toHaveText('In UTC: null');
    // From right to left, the time is before the date.
    const parts = { Month: '05132026', Hours: '1000', Meridiem: 'AM' };
    for (const [name, keys] of Object.entries(parts)) {
      await demo.getByRole('spinbutton', { name }).nth(index).click();
      await demo.page().keyboard.type(keys);
    }
    await expect(demo.locator('input').nth(index)).toHaveValue(
      getFieldText('05/13/2026 10:00 AM', direction),
    );
    await expect(demo.getByRole('status').nth(index)).toHaveText('In UTC: 2026-05-13T01:00:00.000Z');
  }
}
