import { expect, type Locator } from '@playwright/test';

export const claim = 'Buttons select one section or all, and typing then changes what is selected.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const input = demo.locator('input');
  const { keyboard } = demo.page();
  await expect(output).toHaveText('selectedSections: null');
  await demo.getByRole('button', { name: 'Edit year' }).click();
  await expect(demo.getByRole('spinbutton', { name: 'Year' })).toBeFocused();
  await expect(output).toHaveText('selectedSections: 2');
  await keyboard.type('2030');
  await expect(input).toHaveValue('09/30/2030');
  await demo.getByRole('button', { name: 'Edit day' }).click();
  await expect(demo.getByRole('spinbutton', { name: 'Day' })).toBeFocused();
  await demo.getByRole('button', { name: 'Edit all' }).click();
  await expect(output).toHaveText('selectedSections: all');
  await keyboard.press('Delete');
  await expect(input).toHaveValue('');
}
