import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'The static picker shows the date, then the time, and its tabs lead back to the date.';

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  await expect(demo.getByText('Select date & time')).toBeVisible();
  await getDay(demo, 13).click();
  await expect(grid).toBeVisible();
  await demo.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(grid).toHaveCount(0);
  await demo.getByRole('option', { name: '10 hours' }).click();
  await demo.getByRole('tab', { name: 'pick date' }).click();
  await expect(getDay(demo, 13)).toHaveAttribute('aria-selected', 'true');
}
