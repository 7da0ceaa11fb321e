import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'The calendar opens at the years, then shows the months of the year, then the days of the month.';

export default async function test(demo: Locator): Promise<void> {
  const years = demo.getByRole('radio', { name: /^\d{4}$/ });
  await expect(years.first()).toHaveText('1960');
  await expect(years.last()).toHaveText('2008');
  await demo.getByRole('radio', { name: '1987' }).click();
  await demo.getByRole('radio', { name: 'March' }).click();
  await expect(demo.getByRole('grid', { name: 'March 1987' })).toBeVisible();
  await getDay(demo, 18).click();
  await expect(getDay(demo, 18)).toHaveAttribute('aria-selected', 'true');
}
