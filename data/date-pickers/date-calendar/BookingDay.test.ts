import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'Users select a day, go to another month with the arrows, and to another year with the header.';

export default async function test(demo: Locator): Promise<void> {
  await getDay(demo, 20).click();
  await expect(getDay(demo, 20)).toHaveAttribute('aria-selected', 'true');
  await demo.getByRole('button', { name: 'Next month' }).click();
  const june = demo.getByRole('grid', { name: 'June 2026' });
  await expect(june).toBeVisible();
  await expect(june.locator('[aria-selected="true"]')).toHaveCount(0);
  await demo.getByRole('button', { name: 'calendar view is open' }).click();
  await demo.getByRole('radio', { name: '2028' }).click();
  await expect(demo.getByRole('grid', { name: 'May 2028' })).toBeVisible();
  await expect(getDay(demo, 20)).toHaveAttribute('aria-selected', 'true');
}
