import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'The action receives the date as YYYY-MM-DD. After an error, the field keeps its text. After a booking, it is empty.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const field = demo.locator('input:not([type="hidden"])');
  await typeDate(demo, '0412');
  await demo.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(output).toHaveText('Enter a complete date.');
  await expect(field).toHaveValue('04/12/YYYY');

  await typeDate(demo, '04122026');
  await demo.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(output).toHaveText('Booked: 2026-04-12');
  await expect(field).toHaveValue('');

  await typeDate(demo, '05132026');
  await demo.page().keyboard.press('Enter');
  await expect(output).toHaveText('Booked: 2026-05-13');
}
