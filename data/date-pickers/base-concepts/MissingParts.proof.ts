import { expect, type Locator } from '@playwright/test';
import { getDay } from '../../../e2e/demos/dateSteps';

export const claim = 'The reference date has the time of a selected day and the day of a typed time.';

export default async function prove(demo: Locator): Promise<void> {
  const outputs = demo.locator('output');
  await expect(demo.getByRole('grid', { name: 'April 2030' })).toBeVisible();
  await expect(outputs.nth(0)).toHaveText('Calendar: null');
  await getDay(demo, 17).click();
  await expect(outputs.nth(0)).toHaveText('Calendar: 2030-04-17 09:30');
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await demo.page().keyboard.type('0215');
  // From right to left, the order of the sections is another one.
  await demo.getByRole('spinbutton', { name: 'Meridiem' }).click();
  await demo.page().keyboard.type('P');
  await expect(outputs.nth(1)).toHaveText('Field: 2030-04-15 14:15');
}
