import { expect, type Locator } from '@playwright/test';

export const title =
  'Years are in descending order. Months outside the limits are disabled, and the month stays selected in another year.';

export default async function test(demo: Locator): Promise<void> {
  const years = demo.getByRole('radiogroup', { name: 'Year' }).getByRole('radio');
  const month = (name: string) =>
    demo.getByRole('radiogroup', { name: 'Month' }).getByRole('radio', { name });
  await expect(years).toHaveText(['2026', '2025', '2024', '2023', '2022', '2021', '2020', '2019']);
  await expect(month('November')).toBeDisabled();
  await month('August').click();
  await expect(month('August')).toHaveAttribute('aria-checked', 'true');
  await years.filter({ hasText: '2019' }).click();
  await expect(years.last()).toHaveAttribute('aria-checked', 'true');
  await expect(month('August')).toHaveAttribute('aria-checked', 'true');
  await expect(month('November')).toBeEnabled();
  await expect(month('February')).toBeDisabled();
}
