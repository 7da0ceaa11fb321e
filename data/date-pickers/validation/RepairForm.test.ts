import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'Errors appear after a submit, not while users type for the first time. A date before the limit is not sent.';

export default async function test(demo: Locator): Promise<void> {
  const redLabel = demo.locator('label.Mui-error');
  const book = demo.getByRole('button', { name: 'Book' });
  const tooEarly = demo.getByText('Enter 4 May 2026 or a later day.');
  await typeDate(demo, '05012026');
  await expect(demo.locator('input')).toHaveValue('05/01/2026');
  await expect(redLabel).toHaveCount(0);
  await expect(tooEarly).toHaveCount(0);
  await book.click();
  await expect(tooEarly).toBeVisible();
  await expect(redLabel).toHaveCount(1);
  await expect(demo.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
  await expect(demo.getByRole('status')).toHaveText('');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(redLabel).toHaveCount(0);
  await book.click();
  await expect(demo.getByText('Enter a complete date.')).toBeVisible();
  await typeDate(demo, '05042026');
  await expect(redLabel).toHaveCount(0);
  await book.click();
  await expect(demo.getByRole('status')).toHaveText('Sent: 2026-05-04');
}
