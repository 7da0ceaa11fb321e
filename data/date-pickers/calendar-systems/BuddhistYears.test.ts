import { expect, type Locator } from '@playwright/test';

export const title =
  'The header and the list of years show Buddhist years, and the saved date is an ISO date.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(demo.getByRole('grid')).toHaveAccessibleName(/2569/);
  await expect(output).toHaveText('Saved as 2026-05-12');
  await demo.locator('.MuiPickersCalendarHeader-switchViewButton').click();
  const year = (name: string) => demo.getByRole('radio', { name, exact: true });
  await expect(year('2569')).toHaveAttribute('aria-checked', 'true');
  await expect(year('2026')).toHaveCount(0);
  await year('2570').click();
  await expect(output).toHaveText('Saved as 2027-05-12');
  await expect(demo.getByRole('grid')).toHaveAccessibleName(/2570/);
}
