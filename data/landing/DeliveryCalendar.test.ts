import { expect, type Locator } from '@playwright/test';

export const title = 'The field, the calendar and the clock change one value, and delivery days have a dot.';

export default async function test(demo: Locator): Promise<void> {
  const day = demo.getByRole('gridcell', { name: '17', exact: true });
  await day.click();
  await expect(day).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('gridcell', { name: '12', exact: true })).toHaveAttribute(
    'aria-selected',
    'false',
  );
  await expect(demo.getByRole('spinbutton', { name: 'Day' })).toHaveText('17');
  await expect(demo.getByRole('option', { name: '10 hours' })).toHaveAttribute('aria-selected', 'true');
  await demo.getByRole('spinbutton', { name: 'Hours' }).click();
  await demo.page().keyboard.press('ArrowUp');
  await expect(demo.getByRole('option', { name: '11 hours' })).toHaveAttribute('aria-selected', 'true');
  await expect(demo.locator('.MuiBadge-dot:not(.MuiBadge-invisible)')).not.toHaveCount(0);
}
