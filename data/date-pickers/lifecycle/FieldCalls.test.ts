import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The callback onChange is called when all sections have a value, and once with null when one of them is deleted.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  await typeDate(demo, '0415');
  await expect(input).toHaveValue('04/15/YYYY');
  await expect(output).toHaveText('No calls');
  await keyboard.type('2');
  await expect(output).toHaveText('No calls onChange: invalid date, invalidDate');
  await keyboard.type('026');
  await expect(input).toHaveValue('04/15/2026');
  const calls =
    'onChange: invalid date, invalidDate onChange: invalid date, invalidDate onChange: 0202-04-15, minDate onChange: 2026-04-15, null';
  await expect(output).toHaveText(`No calls ${calls}`);

  await demo.getByRole('spinbutton', { name: 'Day' }).click();
  await keyboard.press('Delete');
  await expect(output).toHaveText(`${calls} onChange: null, null`);
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await keyboard.press('Delete');
  await expect(input).toHaveValue('MM/DD/2026');
  await expect(output).toHaveText(`${calls} onChange: null, null`);
}
