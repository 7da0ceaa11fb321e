import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'A failed submit shows the message and moves the focus to the first section. Reset also empties a partly filled field.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const incomplete = demo.getByText('Enter a complete date.');
  const tooEarly = demo.getByText('Enter a day from 4 to 29 May 2026.');
  const send = demo.getByRole('button', { name: 'Send' });
  await typeDate(demo, '0401');
  await demo.page().keyboard.press('Tab');
  await expect(input).toHaveValue('04/01/YYYY');
  await expect(incomplete).toHaveCount(0);
  await send.click();
  await expect(incomplete).toBeVisible();
  await expect(demo.getByRole('spinbutton', { name: 'Month' })).toBeFocused();
  await demo.page().keyboard.type('04012026');
  await expect(input).toHaveValue('04/01/2026');
  await demo.page().keyboard.press('Tab');
  await expect(tooEarly).toBeVisible();
  await expect(demo.locator('label.Mui-error')).toHaveCount(1);

  await typeDate(demo, '05');
  await expect(input).toHaveValue(/^05/);
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(input).toHaveValue('');
  await expect(tooEarly).toHaveCount(0);
  await typeDate(demo, '05');
  await expect(input).toHaveValue('05/DD/YYYY');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(input).toHaveValue('');

  await typeDate(demo, '05112026');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Sent: 2026-05-11');
}
