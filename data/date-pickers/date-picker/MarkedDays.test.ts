import { expect, type Locator } from '@playwright/test';
import { openCalendar } from '../../../e2e/demos/dateSteps';

export const title = 'A custom day shows how many seats are left, and can still be selected.';

export default async function test(demo: Locator): Promise<void> {
  const calendar = await openCalendar(demo);
  const day = calendar.getByRole('gridcell', { name: '17, 9 seats' });
  const badges = calendar.locator('.MuiBadge-badge:not(.MuiBadge-invisible)');
  await expect(badges).toHaveText(['9', '2', '4']);
  await day.click();
  await expect(calendar).toBeHidden();
  await expect(demo.locator('input')).toHaveValue('03/17/2026');
}
