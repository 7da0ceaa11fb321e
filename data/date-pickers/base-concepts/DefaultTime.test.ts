import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const title =
  'An empty calendar opens on the month of the reference date, and a selected day gets its time.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.locator('output');
  await expect(demo.getByRole('grid', { name: 'April 2030' })).toBeVisible();
  await expect(output).toHaveText('Value: null');
  await getDay(demo, 17).click();
  await expect(output).toHaveText('Value: 2030-04-17 09:30');
  await getDay(demo, 18).click();
  await expect(output).toHaveText('Value: 2030-04-18 09:30');
}
