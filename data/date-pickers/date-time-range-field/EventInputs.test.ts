import { expect, type Locator } from '@playwright/test';
import { getFieldText, typeDateTime } from '../../../e2e/demos/dateSteps';

export const title =
  'Two inputs below each other have their own labels and no visible separator, and each changes one date and time.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const event = demo.getByRole('group', { name: 'Event' });
  const begins = event.getByRole('group', { name: 'Begins' });
  const ends = event.getByRole('group', { name: 'Ends' });
  const inputs = event.locator('input');
  const [top, bottom] = await Promise.all([begins.boundingBox(), ends.boundingBox()]);
  expect(bottom?.y).toBeGreaterThan((top?.y ?? 0) + (top?.height ?? 0));
  await expect(event.getByText('–', { exact: true })).toBeHidden();
  await typeDateTime(begins, '05142026', '0730 P');
  await expect(inputs.nth(0)).toHaveValue(getFieldText('05/14/2026 07:30 PM', direction));
  await expect(inputs.nth(1)).toHaveValue(getFieldText('05/16/2026 01:30 AM', direction));
  await typeDateTime(ends, '05172026', '0215 A');
  await expect(inputs.nth(1)).toHaveValue(getFieldText('05/17/2026 02:15 AM', direction));
  await expect(inputs.nth(0)).toHaveValue(getFieldText('05/14/2026 07:30 PM', direction));
}
