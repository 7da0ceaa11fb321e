import { expect, type Locator } from '@playwright/test';

export const title = 'Users page forward without a row count until the last page sets it.';

export default async function test(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(demo.getByText('1–5 of more than 5')).toBeVisible();
  await expect(next).toBeEnabled();
  await next.click();
  await expect(demo.getByText('6–10 of more than 10')).toBeVisible();
  await next.click();
  await expect(demo.getByText('11–13 of 13')).toBeVisible();
  await expect(next).toBeDisabled();
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(demo.getByText('6–10 of 13')).toBeVisible();
}
