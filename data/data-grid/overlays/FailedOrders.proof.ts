import { expect, type Locator } from '@playwright/test';

export const claim =
  'After a failed request the overlay shows the error, and Retry shows a skeleton and then the error or the rows.';

export default async function prove(demo: Locator): Promise<void> {
  const error = demo.getByRole('alert');
  const retry = demo.getByRole('button', { name: 'Retry' });
  const skeleton = demo.locator('.MuiSkeleton-root').first();
  await expect(error).toHaveText('The server does not respond.');
  await retry.click();
  await expect(skeleton).toBeVisible();
  await expect(error).toHaveCount(0);
  await expect(error).toBeVisible();
  await demo.getByRole('switch').click();
  await retry.click();
  await expect(demo.getByRole('gridcell', { name: 'Harbor Hotel' })).toBeVisible();
  await expect(error).toHaveCount(0);
}
