import { expect, type Locator } from '@playwright/test';

export const title = 'The calendar opens with the month before the current one, and the current one second.';

export default async function test(demo: Locator): Promise<void> {
  const months = demo.getByRole('grid');
  await expect(months).toHaveCount(2);
  await expect(months.nth(0)).toHaveAccessibleName('April 2026');
  await expect(months.nth(1)).toHaveAccessibleName('May 2026');
  await expect(months.nth(1).getByRole('gridcell', { name: '18', exact: true })).toBeEnabled();
  await expect(months.nth(1).getByRole('gridcell', { name: '19', exact: true })).toBeDisabled();
}
