import { expect, type Locator } from '@playwright/test';

export const title =
  'Users select Hijri dates of the years 1356 to 1499 from right to left, and the saved date is an ISO date.';

export default async function test(demo: Locator): Promise<void> {
  const input = demo.locator('input');
  const output = demo.getByRole('status');
  await expect(input).toHaveValue('1447/11/25');
  await expect(output).toHaveText('Saved as 2026-05-12');

  const readX = async (element: Locator) => (await element.boundingBox())!.x;
  const button = demo.getByRole('button');
  expect(await readX(button)).toBeLessThan(await readX(demo.getByRole('spinbutton').first()));
  await button.click();
  const calendar = demo.page().getByRole('dialog');
  const weekdays = calendar.getByRole('columnheader');
  const day = (name: string) => calendar.getByRole('gridcell', { name, exact: true });
  await expect(calendar.getByRole('grid')).toHaveAccessibleName(/1447/);
  await expect(weekdays.first()).toHaveAttribute('aria-label', 'الأحد');
  expect(await readX(weekdays.first())).toBeGreaterThan(await readX(weekdays.last()));
  await expect(day('30')).toBeVisible();
  await expect(day('31')).toHaveCount(0);
  // The day on the right is the one before.
  await day('25').press('ArrowRight');
  await expect(day('24')).toBeFocused();

  await calendar.locator('.MuiPickersCalendarHeader-switchViewButton').click();
  const years = calendar.getByRole('radio');
  await expect(years.first()).toHaveText('1356');
  await expect(years.last()).toHaveText('1499');
  await calendar.getByRole('radio', { name: '1448', exact: true }).click();
  await expect(calendar.getByRole('grid')).toHaveAccessibleName(/1448/);
  await day('1').click();
  await expect(input).toHaveValue('1448/11/01');
  await expect(output).toHaveText('Saved as 2027-04-08');
  await expect(calendar).toBeHidden();
}
