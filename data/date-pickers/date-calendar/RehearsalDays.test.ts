import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'A click selects one more day or deselects a selected one, and a selected year changes nothing.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.locator('[role="gridcell"][aria-selected="true"]');
  await expect(selected).toHaveText(['5', '7']);
  await getDay(demo, 20).click();
  await expect(selected).toHaveText(['5', '7', '20']);
  await getDay(demo, 5).click();
  await expect(selected).toHaveText(['7', '20']);
  await demo.getByRole('button', { name: 'calendar view is open' }).click();
  await demo.getByRole('radio', { name: '2026' }).click();
  await expect(demo.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  await expect(selected).toHaveText(['7', '20']);
}
