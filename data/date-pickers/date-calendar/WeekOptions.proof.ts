import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const claim =
  'Week numbers, days of other months, six weeks and names of weekdays are shown when their prop is set.';

export default async function prove(demo: Locator): Promise<void> {
  const toggle = (name: string) => demo.getByRole('switch', { name }).click();
  const weeks = demo.getByRole('rowgroup').getByRole('row');
  await expect(demo.getByRole('rowheader', { name: 'Week 19' })).toBeVisible();
  await expect(weeks).toHaveCount(6);
  await toggle('displayWeekNumber');
  await expect(demo.getByRole('rowheader')).toHaveCount(0);
  // June 2026 begins on a Monday, so its first week has one day of May.
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect(demo.getByRole('grid', { name: 'June 2026' })).toBeVisible();
  await expect(weeks).toHaveCount(5);
  await expect(getDay(demo, 31)).toHaveCount(0);
  await toggle('showDaysOutsideCurrentMonth');
  await expect(getDay(demo, 31)).toHaveCount(1);
  await toggle('fixedWeekNumber={6}');
  await expect(weeks).toHaveCount(6);
  await expect(demo.getByRole('columnheader').first()).toHaveText('S');
  await toggle('dayOfWeekFormatter');
  await expect(demo.getByRole('columnheader').first()).toHaveText('Sun');
}
