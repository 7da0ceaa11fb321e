import { expect, type Locator } from '@playwright/test';

export const title =
  'A skeleton is visible until the days of the month have loaded. If users go on meanwhile, the older answer is ignored.';

export default async function test(demo: Locator): Promise<void> {
  const skeleton = demo.locator('.MuiDayCalendarSkeleton-root');
  const badges = demo.locator('.MuiBadge-badge:not(.MuiBadge-invisible)');
  const next = demo.getByRole('button', { name: 'Next month' });
  await expect(badges).toHaveText(['2', '3', '1']);
  await expect(skeleton).toHaveCount(0);
  await next.click();
  await expect(skeleton).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: '6, 4 tours' })).toBeVisible();
  await expect(badges).toHaveText(['4', '2']);
  // Two steps at once: the answer for July does not end the loading of August.
  await next.click();
  await next.click();
  await expect(demo.getByRole('grid', { name: 'August 2026' })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await expect(badges).toHaveCount(0);
}
