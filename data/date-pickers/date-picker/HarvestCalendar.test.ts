import { expect, type Locator } from '@playwright/test';

export const title = 'Class names style the calendar: a border, colored weekdays and rounded days.';

export default async function test(demo: Locator): Promise<void> {
  const day = demo.getByRole('gridcell', { name: '16', exact: true });
  const weekday = demo.getByRole('columnheader').first();
  await expect(demo.locator('.MuiDateCalendar-root')).toHaveCSS('border-radius', '12px');
  await expect(demo.locator('.MuiDateCalendar-root')).toHaveCSS('border-top-width', '1px');
  await expect(day).toHaveCSS('border-radius', '8px');
  await expect(weekday).toHaveCSS('font-weight', '700');
  // The primary color, as behind the selected day.
  const primary = await day.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(weekday).toHaveCSS('color', primary);
}
