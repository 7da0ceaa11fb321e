import { expect, type Locator } from '@playwright/test';
import { openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The arrival limits the departure. A departure before the arrival becomes red and keeps its value.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const departure = demo.getByRole('group', { name: 'Departure' });
  const faults = demo.locator('label.Mui-error');
  await expect(output).toHaveText('Nights: 3');
  await expect(faults).toHaveCount(0);
  await typeDate(demo.getByRole('group', { name: 'Arrival' }), '05202026');
  await expect(output).toHaveText('Select an arrival and a later departure.');
  await expect(faults).toHaveText('Departure');
  await expect(demo.locator('input').last()).toHaveValue('05/15/2026');
  const calendar = await openCalendar(departure);
  await expect(calendar.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
  await calendar.getByRole('gridcell', { name: '22', exact: true }).click();
  await expect(output).toHaveText('Nights: 2');
}
