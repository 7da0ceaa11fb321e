import { expect, type Locator } from '@playwright/test';

export const title = 'A field for month and year returns the first day of the month.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Value: none. Last day: not known.');
  await expect(demo.getByRole('spinbutton')).toHaveCount(2);
  await demo.getByRole('spinbutton', { name: 'Month' }).click();
  await demo.page().keyboard.type('022028');
  await expect(demo.locator('input')).toHaveValue('02/2028');
  await expect(output).toHaveText('Value: 2028-02-01. Last day: 2028-02-29.');
}
