import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'An invalid date is an error, null is not. A partly filled field has the value null and becomes red on blur.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const redLabel = demo.locator('label.Mui-error');
  const set = (name: string) => demo.getByRole('button', { name }).click();

  await set('Set an invalid date');
  await expect(output).toHaveText('value: an invalid date onError: invalidDate');
  await expect(input).toHaveValue('');
  await expect(redLabel).toHaveCount(1);
  await set('Set a date in 1850');
  await expect(output).toHaveText('value: 1850-06-01 onError: minDate');
  await expect(input).toHaveValue('06/01/1850');
  await set('Set null');
  await expect(output).toHaveText('value: null onError: null');
  await expect(redLabel).toHaveCount(0);

  await typeDate(demo, '0230');
  await expect(input).toHaveValue(/02.30/);
  await expect(output).toHaveText('value: null onError: null');
  await expect(redLabel).toHaveCount(0);
  await demo.page().keyboard.press('Tab');
  await expect(redLabel).toHaveCount(1);
  await expect(output).toHaveText('value: null onError: null');

  await typeDate(demo, '02302026');
  await expect(output).toHaveText('value: an invalid date onError: invalidDate');
  await expect(input).toHaveValue('02/30/2026');
}
