import { expect, type Locator } from '@playwright/test';

export const title =
  'A range with an empty part has no error, but its field is red without focus. invalidRange is reported for both parts, other errors for one.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const redLabel = demo.locator('label.Mui-error');
  const set = (name: string) => demo.getByRole('button', { name }).click();

  await set('Set no dates');
  await expect(output).toHaveText('value: [null, null] onError: [null, null]');
  await expect(demo.locator('input')).toHaveValue('');
  await set('Set the start only');
  await expect(output).toHaveText('value: [2026-05-18, null] onError: [null, null]');
  // The field is half empty, and red until it has the focus.
  await expect(redLabel).toHaveCount(1);
  await demo.getByRole('spinbutton', { name: 'Month' }).last().click();
  await expect(redLabel).toHaveCount(0);
  await set('Set the end before the start');
  await expect(output).toHaveText('value: [2026-05-18, 2026-05-11] onError: [invalidRange, invalidRange]');
  await expect(redLabel).toHaveCount(1);

  // The value stays as it was typed: parts are neither swapped nor cleared.
  await demo.getByRole('spinbutton', { name: 'Month' }).first().click();
  await demo.page().keyboard.type('06012026');
  await expect(output).toHaveText('value: [2026-06-01, 2026-05-11] onError: [invalidRange, invalidRange]');
  await demo.getByRole('spinbutton', { name: 'Month' }).last().click();
  await demo.page().keyboard.type('02302027');
  await expect(output).toHaveText('value: [2026-06-01, invalid] onError: [null, invalidDate]');
}
