import { expect, type Locator } from '@playwright/test';

export const claim =
  'With a row count of -1 users can open the next page until a response contains the row count.';

export default async function prove(demo: Locator): Promise<void> {
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(first).toHaveText('1001');
  await expect(demo.getByText('1–5 of around 100')).toBeVisible();
  await next.click();
  await expect(first).toHaveText('1006');
  await next.click();
  await expect(first).toHaveText('1011');
  await expect(demo.getByText('11–12 of 12')).toBeVisible();
  await expect(next).toBeDisabled();
}
