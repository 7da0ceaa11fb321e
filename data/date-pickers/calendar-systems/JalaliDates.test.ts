import { expect, type Locator } from '@playwright/test';

export const title =
  'Users type and select Jalali dates from right to left, months end at 31 or 30, and the saved date is an ISO date.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const input = demo.locator('input');
  const output = demo.getByRole('status');
  const parts = demo.getByRole('spinbutton');
  await expect(input).toHaveValue('1405/02/22');
  await expect(output).toHaveText('Saved as 2026-05-12');
  await parts.nth(0).click();
  await keyboard.type('14050631');
  await expect(input).toHaveValue('1405/06/31');
  await expect(output).toHaveText('Saved as 2026-09-22');
  await parts.nth(1).click();
  await keyboard.type('0731');
  await expect(input).toHaveValue('1405/07/31');
  await expect(output).toHaveText('Saved as nothing');
  await parts.nth(2).click();
  await keyboard.type('30');
  await expect(output).toHaveText('Saved as 2026-10-22');

  const readX = async (element: Locator) => (await element.boundingBox())!.x;
  const button = demo.getByRole('button');
  expect(await readX(button)).toBeLessThan(await readX(parts.first()));
  await button.click();
  const calendar = demo.page().getByRole('dialog');
  const weekdays = calendar.getByRole('columnheader');
  const day = (name: string) => calendar.getByRole('gridcell', { name, exact: true });
  await expect(calendar.getByRole('grid')).toHaveAccessibleName(/1405/);
  await expect(weekdays.first()).toHaveAttribute('aria-label', 'شنبه');
  expect(await readX(weekdays.first())).toBeGreaterThan(await readX(weekdays.last()));
  await expect(day('30')).toBeVisible();
  await expect(day('31')).toHaveCount(0);
  // The day on the right is the one before.
  await day('30').press('ArrowRight');
  await expect(day('29')).toBeFocused();
  await day('1').click();
  await expect(output).toHaveText('Saved as 2026-09-23');
  await expect(calendar).toBeHidden();
}
