import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'Each of two inputs in a named group has its own label and takes one date, and the focus stays in the first one.';

export default async function test(demo: Locator): Promise<void> {
  const trip = demo.getByRole('group', { name: 'Trip' });
  const inputs = trip.locator('input');
  const departure = trip.getByRole('group', { name: 'Departure' });
  await expect(inputs).toHaveCount(2);
  await typeDate(departure, '05112026');
  await expect(departure.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
  await expect(inputs.nth(0)).toHaveValue('05/11/2026');
  await expect(inputs.nth(1)).toHaveValue('');
  await typeDate(trip.getByRole('group', { name: 'Return' }), '05152026');
  await expect(inputs.nth(1)).toHaveValue('05/15/2026');
  await expect(inputs.nth(0)).toHaveValue('05/11/2026');
}
