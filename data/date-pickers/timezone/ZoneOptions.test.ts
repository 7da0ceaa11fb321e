import { expect, type Locator } from '@playwright/test';
import { getFieldText } from '../../../e2e/demos/dateSteps';

export const title = 'Each value of timezone shows the same instant, which does not change.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const texts = {
    'not set': '01/15/2026 10:30 PM',
    'America/New_York': '01/15/2026 05:30 PM',
    'Asia/Kolkata': '01/16/2026 04:00 AM',
    UTC: '01/15/2026 10:30 PM',
  };
  for (const [zone, text] of Object.entries(texts)) {
    await demo.locator('select#zone').selectOption({ value: zone });
    await expect(demo.locator('input')).toHaveValue(getFieldText(text, direction));
    await expect(demo.getByRole('status')).toHaveText('Value: 2026-01-15T22:30:00Z');
  }
}
