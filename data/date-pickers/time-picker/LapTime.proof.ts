import { expect, type Locator } from '@playwright/test';

export const claim =
  'The field shows the units of views, and the clock face asks for them one after another.';

export default async function prove(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  const view = (name: string) => dialog.getByRole('listbox', { name: new RegExp(`^Select ${name}`) });
  await expect(input).toHaveValue('01:23:45');
  await demo.getByRole('button', { name: 'h:m', exact: true }).click();
  await expect(input).toHaveValue('01:23');
  await demo.getByRole('button', { name: 'm:s', exact: true }).click();
  await expect(input).toHaveValue('23:45');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  await view('minutes').press('PageUp');
  await expect(input).toHaveValue('28:45');
  await view('minutes').press('Enter');
  await view('seconds').press('Home');
  await expect(input).toHaveValue('28:00');
}
