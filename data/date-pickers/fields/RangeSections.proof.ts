import { expect, type Locator } from '@playwright/test';

export const claim = 'Buttons move the focus to a section of the start or the end, in one input and in two.';

export default async function prove(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const inputs = demo.locator('input');
  await demo.getByRole('button', { name: 'Edit the last year' }).click();
  await expect(
    demo.getByRole('group', { name: 'Contract' }).getByRole('spinbutton', { name: 'Year' }).last(),
  ).toBeFocused();
  await keyboard.type('2028');
  await expect(inputs.first()).toHaveValue('01/01/2026 – 12/31/2028');

  await demo.getByRole('button', { name: 'Edit the last day' }).click();
  await expect(
    demo.getByRole('group', { name: 'Last day' }).getByRole('spinbutton', { name: 'Year' }),
  ).toBeFocused();
  await keyboard.type('2027');
  await expect(inputs.nth(2)).toHaveValue('12/31/2027');
  await expect(inputs.nth(1)).toHaveValue('01/01/2026');
  await demo.getByRole('button', { name: 'Edit the first day' }).click();
  await expect(
    demo.getByRole('group', { name: 'First day' }).getByRole('spinbutton', { name: 'Year' }),
  ).toBeFocused();
}
