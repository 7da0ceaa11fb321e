import { expect, type Locator } from '@playwright/test';

export const title = 'The toolbar and the header of the calendar have custom formats.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('heading')).toHaveText('5 月 12 日 周二');
  await expect(demo.getByText('2026 年 5 月', { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: '下个月' }).click();
  await expect(demo.getByText('2026 年 6 月', { exact: true })).toBeVisible();
  const day = demo.getByRole('gridcell', { name: '18', exact: true });
  // The previous month is still there while it slides out.
  await expect(day).toHaveCount(1);
  await day.click();
  await expect(demo.getByRole('heading')).toHaveText('6 月 18 日 周四');
}
