import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'The form refuses a date that is not whole, and tells what it sends beside what the state holds.';

export default async function prove(demo: Locator): Promise<void> {
  const submit = demo.getByRole('button', { name: 'Continue' });
  const message = demo.getByText('Enter the day of travel.');
  await submit.click();
  await expect(message).toBeVisible();
  await typeDate(demo, '0415');
  await submit.click();
  await expect(message).toBeVisible();
  await typeDate(demo, '04152026');
  await submit.click();
  await expect(message).toBeHidden();
  await expect(demo.getByRole('status')).toHaveText('The form sends 04/15/2026, the state holds 2026-04-15.');
}
