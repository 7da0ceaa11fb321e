import { expect, type Locator } from '@playwright/test';

export const claim = 'The toolbar and the header of the calendar have formats of their own.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.getByRole('heading')).toHaveText('5月12日 周二');
  await expect(demo.getByText('2026年5月', { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: '下个月' }).click();
  await expect(demo.getByText('2026年6月', { exact: true })).toBeVisible();
  await demo.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('heading')).toHaveText('6月18日 周四');
}
