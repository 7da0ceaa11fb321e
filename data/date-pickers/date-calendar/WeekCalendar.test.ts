import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title = 'A click on any day selects its week, even if the week contains days of two months.';

export default async function test(demo: Locator): Promise<void> {
  const selected = demo.locator('[role="gridcell"][aria-selected="true"]');
  await expect(selected).toHaveText(['10', '11', '12', '13', '14', '15', '16']);
  await getDay(demo, 22).click();
  await expect(selected).toHaveText(['17', '18', '19', '20', '21', '22', '23']);
  await demo.getByRole('button', { name: 'Previous month' }).click();
  await expect(demo.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  await getDay(demo, 29).last().click();
  await expect(selected).toHaveText(['26', '27', '28', '29', '30', '1', '2']);
}
