import { expect, type Locator } from '@playwright/test';

export const title = 'The list has a time every 15 minutes, and the column of minutes has four items.';

export default async function test(demo: Locator): Promise<void> {
  const times = demo.getByRole('listbox', { name: 'Select time' }).getByRole('option');
  await expect(times).toHaveCount(96);
  await expect(times.nth(1)).toHaveText('12:15 AM');
  await expect(times.nth(95)).toHaveText('11:45 PM');
  const columns = demo.getByRole('group', { name: 'Start' });
  const minutes = columns.getByRole('listbox', { name: 'Select minutes' }).getByRole('option');
  await expect(minutes).toHaveText(['00', '15', '30', '45']);
  await expect(columns.getByRole('listbox', { name: 'Select hours' }).getByRole('option')).toHaveCount(12);
}
