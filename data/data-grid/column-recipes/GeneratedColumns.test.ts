import { expect, type Locator } from '@playwright/test';

export const title =
  'Each report shows its own fields as columns: numbers and booleans with their type, days as localized dates, and other values as text.';

export default async function test(demo: Locator): Promise<void> {
  const headers = demo.getByRole('columnheader');
  const cells = (field: string) => demo.locator(`[role="gridcell"][data-field="${field}"]`);
  await expect(headers).toHaveText(['Station name', 'Rain', 'Is online']);
  await expect(cells('rain').first()).toHaveClass(/textRight/);
  await expect(cells('station_name').first()).not.toHaveClass(/textRight/);
  await expect(cells('is_online').nth(0).locator('[data-value="true"]')).toHaveCount(1);
  await expect(cells('is_online').nth(1).locator('[data-value="false"]')).toHaveCount(1);

  await demo.getByRole('button', { name: 'Visits' }).click();
  await expect(headers).toHaveText(['Visitor', 'Day']);
  await expect(cells('day')).toHaveText(['3/16/2026', '3/18/2026']);
  await expect(cells('visitor')).toHaveText(['Mara Weber', 'Omar Khan']);
  await demo.getByRole('button', { name: 'Stations' }).click();
  await expect(headers).toHaveText(['Station name', 'Rain', 'Is online']);
}
