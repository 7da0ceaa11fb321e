import { expect, type Locator } from '@playwright/test';

export const title = 'A component in a slot shows a text of the locale.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const dialog = demo.page().getByRole('dialog');
  await expect(input).toHaveValue('12.05.2026');
  await demo.getByRole('button', { name: /^Datum auswählen/ }).click();
  await dialog.getByRole('button', { name: 'Projektstart' }).click();
  await expect(input).toHaveValue('04.05.2026');
  await demo.getByRole('button', { name: /^Datum auswählen/ }).click();
  await dialog.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(input).toHaveValue('');
}
