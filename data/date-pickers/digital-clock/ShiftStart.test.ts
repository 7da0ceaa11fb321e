import { expect, type Locator } from '@playwright/test';

export const title = 'Users select hours, minutes, and AM or PM in a column each.';

export default async function test(demo: Locator): Promise<void> {
  const clock = demo.getByRole('group', { name: 'Start of the shift' });
  const column = (name: string) => clock.getByRole('listbox', { name });
  const option = (list: string, name: string) => column(list).getByRole('option', { name, exact: true });
  await expect(clock.getByRole('listbox')).toHaveCount(3);
  await expect(column('Select hours').getByRole('option')).toHaveCount(12);
  await expect(column('Select minutes').getByRole('option')).toHaveCount(12);
  await expect(option('Select hours', '6 hours')).toHaveAttribute('aria-selected', 'true');
  await expect(option('Select minutes', '30 minutes')).toHaveAttribute('aria-selected', 'true');
  await expect(option('Select meridiem', 'AM')).toHaveAttribute('aria-selected', 'true');

  await option('Select hours', '9 hours').click();
  await option('Select minutes', '45 minutes').click();
  await option('Select meridiem', 'PM').click();
  await expect(option('Select hours', '9 hours')).toHaveAttribute('aria-selected', 'true');
  await expect(option('Select minutes', '45 minutes')).toHaveAttribute('aria-selected', 'true');
  await expect(option('Select meridiem', 'PM')).toHaveAttribute('aria-selected', 'true');
}
