import { expect, type Locator } from '@playwright/test';

export const claim =
  'Years are in descending order and four in a row. Months outside the limits of the selected year are disabled.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const years = demo.getByRole('radiogroup', { name: 'Year' }).getByRole('radio');
  const months = demo.getByRole('radiogroup', { name: 'Month' });
  await expect(years).toHaveText(['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019']);
  await expect(months.getByRole('radio', { name: 'November' })).toBeDisabled();
  await months.getByRole('radio', { name: 'August' }).click();
  await expect(output).toHaveText('Report of August 2026');
  await years.filter({ hasText: '2019' }).click();
  await expect(output).toHaveText('Report of August 2019');
  await expect(months.getByRole('radio', { name: 'November' })).toBeEnabled();
  await expect(months.getByRole('radio', { name: 'February' })).toBeDisabled();
}
