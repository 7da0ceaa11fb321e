import { expect, type Locator } from '@playwright/test';

export const title =
  'One calendar shows one month, and the other one three months that fit the width by wrapping.';

export default async function test(demo: Locator): Promise<void> {
  const calendars = demo.locator('.MuiDateRangeCalendar-root');
  await expect(calendars.nth(0).getByRole('grid')).toHaveCount(1);
  const months = calendars.nth(1).getByRole('grid');
  await expect(months).toHaveCount(3);
  await expect(months.nth(0)).toHaveAccessibleName('May 2026');
  await expect(months.nth(1)).toHaveAccessibleName('June 2026');
  await expect(months.nth(2)).toHaveAccessibleName('July 2026');
  await expect(calendars.nth(1)).toHaveCSS('flex-wrap', 'wrap');
  const isWider = await calendars.nth(1).evaluate((root) => root.scrollWidth > root.clientWidth + 1);
  expect(isWider).toBe(false);
}
