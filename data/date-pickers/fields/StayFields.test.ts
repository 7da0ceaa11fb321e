import { expect, type Locator } from '@playwright/test';

export const title =
  'One input contains both dates. Two inputs have their own labels, and each changes one date.';

export default async function test(demo: Locator): Promise<void> {
  const inputs = demo.locator('input');
  const { keyboard } = demo.page();
  await expect(inputs.first()).toHaveValue('05/11/2026 – 05/15/2026');
  await demo.getByRole('group', { name: 'Stay' }).getByRole('spinbutton', { name: 'Day' }).last().click();
  await keyboard.type('20');
  await expect(inputs.first()).toHaveValue('05/11/2026 – 05/20/2026');

  await demo.getByRole('group', { name: 'Departure' }).getByRole('spinbutton', { name: 'Day' }).click();
  await keyboard.type('21');
  await expect(inputs.nth(2)).toHaveValue('05/21/2026');
  await expect(inputs.nth(1)).toHaveValue('05/11/2026');
}
