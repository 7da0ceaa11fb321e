import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title = 'The form reports an incomplete date, and submits a complete one as YYYY-MM-DD.';

export default async function test(demo: Locator): Promise<void> {
  const submit = demo.getByRole('button', { name: 'Continue' });
  const output = demo.getByRole('status');
  await submit.click();
  await expect(output).toHaveText('Enter the complete day of travel.');
  await typeDate(demo, '04152026');
  await submit.click();
  await expect(output).toHaveText('Submitted: 2026-04-15');
  await demo.getByRole('spinbutton', { name: 'Year' }).click();
  await demo.page().keyboard.press('Delete');
  await expect(demo.locator('input')).toHaveValue('04/15/YYYY');
  await submit.click();
  await expect(output).toHaveText('Enter the complete day of travel.');
}
