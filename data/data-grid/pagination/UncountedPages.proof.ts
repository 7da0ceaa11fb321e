import { expect, type Locator } from '@playwright/test';

export const claim =
  'Without a row count users can page forward, with or without an estimate, until the last page sets the count.';

export default async function prove(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const estimate = demo.getByRole('switch');
  await expect(demo.getByText('1–5 of more than 5')).toBeVisible();
  await estimate.click();
  await expect(demo.getByText('1–5 of around 12')).toBeVisible();
  await expect(next).toBeEnabled();
  await next.click();
  await expect(demo.getByText('6–10 of around 12')).toBeVisible();
  await estimate.click();
  await expect(demo.getByText('6–10 of more than 10')).toBeVisible();
  await next.click();
  await expect(demo.getByText('11–13 of 13')).toBeVisible();
  await expect(next).toBeDisabled();
  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(demo.getByText('6–10 of 13')).toBeVisible();
}
