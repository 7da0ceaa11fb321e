import { expect, type Locator } from '@playwright/test';

export const title = 'The week begins on Monday, and the names remain in English.';

export default async function test(demo: Locator): Promise<void> {
  const weekdays = demo.getByRole('columnheader');
  await expect(weekdays.first()).toHaveAttribute('aria-label', 'Monday');
  await expect(weekdays.last()).toHaveAttribute('aria-label', 'Sunday');
  // 1 May 2026 is a Friday.
  const firstWeek = demo.getByRole('row').nth(1);
  await expect(firstWeek.locator('[role="gridcell"]').nth(4)).toHaveText('1');
}
