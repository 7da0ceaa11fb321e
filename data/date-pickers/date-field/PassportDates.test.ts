import { expect, type Locator } from '@playwright/test';
import { typeDate } from '../../../e2e/demos/dateSteps';

export const title =
  'A complete date of issue sets the expiry date. An incomplete one is null and leaves it.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const issued = demo.getByRole('group', { name: 'Issued' });
  const expires = demo.getByRole('group', { name: 'Expires' });
  const { keyboard } = demo.page();
  await typeDate(issued, '05202024');
  await expect(output).toHaveText('Issued: 2024-05-20. Expires: 2034-05-20.');
  await typeDate(expires, '05192034');
  await expect(output).toHaveText('Issued: 2024-05-20. Expires: 2034-05-19.');
  await issued.getByRole('spinbutton', { name: 'Day' }).click();
  await keyboard.press('Delete');
  await expect(output).toHaveText('Issued: null. Expires: 2034-05-19.');
  await keyboard.type('31');
  await expect(output).toHaveText('Issued: 2024-05-31. Expires: 2034-05-31.');
  // After the 3, the date is 3 February. 30 February is an invalid date, which does not change the other field.
  await typeDate(issued, '0230');
  await expect(output).toHaveText('Issued: invalid. Expires: 2034-02-03.');
}
