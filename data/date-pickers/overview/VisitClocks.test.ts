import { expect, type Locator } from '@playwright/test';

export const title = 'A clock face, one list of times, and lists of hours and minutes set the same time.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await demo.getByRole('option', { name: '15:45' }).click();
  await expect(output).toHaveText('Visit at 15:45');
  const minutes = demo.getByRole('listbox', { name: 'Select minutes' });
  await expect(minutes.getByRole('option', { name: '45 minutes' })).toHaveAttribute('aria-selected', 'true');
  await minutes.getByRole('option', { name: '10 minutes' }).click();
  await expect(output).toHaveText('Visit at 15:10');
  await demo.getByRole('listbox', { name: /Selected time is 15:10/ }).press('ArrowUp');
  await expect(output).toHaveText('Visit at 16:10');
}
