import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'Each of the six rows has the number of its week, and the first and last rows contain selectable days of other months.';

export default async function test(demo: Locator): Promise<void> {
  const weeks = demo.getByRole('rowgroup').getByRole('row');
  const first = demo.getByRole('rowheader').first();
  await expect(demo.getByRole('grid', { name: 'June 2026' })).toBeVisible();
  // With five weeks and one day of May, June gets a sixth row from July.
  await expect(weeks).toHaveCount(6);
  await expect(first).toHaveText('23');
  await expect(demo.getByRole('rowheader')).toHaveCount(6);
  await expect(demo.getByRole('rowheader', { name: 'Week 28' })).toBeVisible();
  await getDay(demo, 31).click();
  await expect(demo.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(weeks).toHaveCount(6);
  await expect(first).toHaveText('18');
}
