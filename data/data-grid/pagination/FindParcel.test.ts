import { expect, type Locator } from '@playwright/test';

export const title =
  'A button opens the page that contains a row, in the current order, and selects the row.';

export default async function test(demo: Locator): Promise<void> {
  const show = demo.getByRole('button', { name: 'Show' });
  const row = demo.getByRole('row', { name: 'P-1033' });
  await expect(row).toHaveCount(0);
  await show.click();
  await expect(demo.getByText('31–35 of 45')).toBeVisible();
  await expect(row).toHaveAttribute('aria-selected', 'true');

  const header = demo.getByRole('columnheader', { name: 'Parcel' });
  await header.click();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(demo.getByText('1–5 of 45')).toBeVisible();
  await show.click();
  await expect(demo.getByText('11–15 of 45')).toBeVisible();
  await expect(row).toBeVisible();
}
