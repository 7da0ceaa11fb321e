import { expect, type Locator } from '@playwright/test';
import { openCalendar, typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'Mondays and days outside the season are disabled, and a typed one shows an error message.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByText('Closed on Mondays', { exact: true })).toBeVisible();
  await typeDate(demo, '04152026');
  await expect(demo.getByText('The first night is 1 May 2026')).toBeVisible();
  await typeDate(demo, '06312026');
  await expect(demo.getByText('This date does not exist')).toBeVisible();
  await typeDate(demo, '06302026');
  await expect(demo.getByText('Open from 1 May to 4 October, closed on Mondays')).toBeVisible();
  const calendar = await openCalendar(demo);
  await expect(calendar.getByRole('gridcell', { name: '29', exact: true })).toBeDisabled();
  await expect(calendar.getByRole('gridcell', { name: '28', exact: true })).toBeEnabled();
}
