import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const claim =
  'The form reports an incomplete date, and shows the submitted text next to the date in state.';

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
  await expect(demo.getByRole('status')).toHaveText('FormData: 04/15/2026. State: 2026-04-15.');
}
