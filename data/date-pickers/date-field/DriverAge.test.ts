import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The message of an error is hidden while the user types, and shown when the focus leaves.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const text = demo.locator('p');
  await expect(text).toContainText('Drivers must be born');
  await typeDate(demo, '0230');
  await expect(demo.getByRole('spinbutton', { name: 'Day' })).toHaveText('30');
  await expect(text).not.toContainText(/[a-z]/);
  await keyboard.press('Tab');
  await expect(text).toContainText('a day that exists');
  const month = demo.getByRole('spinbutton', { name: 'Month' });
  await month.click();
  await expect(month).toBeFocused();
  await keyboard.type('0501');
  await expect(month).toHaveText('05');
  await expect(demo.getByRole('spinbutton', { name: 'Day' })).toHaveText('01');
  await keyboard.press('Tab');
  await expect(text).not.toContainText(/[a-z]/);
  await demo.getByRole('spinbutton', { name: 'Year' }).click();
  // From 2008 to 1918, in steps of five years.
  for (let step = 0; step < 18; step += 1) {
    await keyboard.press('PageDown');
  }
  await keyboard.press('Tab');
  await expect(text).toContainText('from 1920 on');
}
