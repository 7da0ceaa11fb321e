import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'A date keeps the typed time, and a time keeps the typed date of the same value.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const inputs = demo.locator('input');
  await expect(output).toHaveText('Value: 2026-05-11 09:30');
  await typeDate(demo.getByRole('group', { name: 'Day' }), '06122027');
  await expect(output).toHaveText('Value: 2027-06-12 09:30');
  await expect(inputs.nth(1)).toHaveValue('09:30');
  await demo.getByRole('group', { name: 'Hour' }).getByRole('spinbutton').first().click();
  await demo.page().keyboard.type('1045');
  await expect(output).toHaveText('Value: 2027-06-12 10:45');
  await expect(inputs.nth(0)).toHaveValue('06/12/2027');
}
