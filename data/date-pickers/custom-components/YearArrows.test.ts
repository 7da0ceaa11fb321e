import { expect, type Locator } from '@playwright/test';

export const title =
  'The custom header goes to other months and years within the limits, and its title names the grid of days.';

export default async function test(demo: Locator): Promise<void> {
  const month = (name: string) => demo.getByRole('grid', { name });
  await expect(month('May 2026')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Previous year' })).toBeDisabled();
  await demo.getByRole('button', { name: 'Next year' }).click();
  await expect(month('May 2027')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Next year' })).toBeDisabled();
  await demo.getByRole('button', { name: 'Previous month' }).click();
  await expect(month('Apr 2027')).toBeVisible();
  await demo.getByRole('button', { name: 'Next month' }).click();
  await demo.getByRole('button', { name: 'Previous year' }).click();
  await expect(month('May 2026')).toBeVisible();
}
