import { expect, type Locator } from '@playwright/test';

export const title =
  'Loading shows a skeleton without rows and a progress bar over rows, and an empty grid that does not load shows a text.';

export default async function test(demo: Locator): Promise<void> {
  const loading = demo.getByRole('switch', { name: 'Loading' });
  const rows = demo.getByRole('switch', { name: 'Rows' });
  const progress = demo.getByRole('progressbar');
  const skeleton = demo.locator('.MuiSkeleton-root').first();
  const empty = demo.getByText('No courses yet');
  await expect(skeleton).toBeVisible();
  await expect(empty).toHaveCount(0);

  await rows.click();
  await expect(progress).toHaveClass(/MuiLinearProgress/);
  await expect(demo.getByRole('gridcell', { name: 'Pottery' })).toBeVisible();
  await expect(skeleton).toHaveCount(0);

  await loading.click();
  await expect(progress).toHaveCount(0);
  await rows.click();
  await expect(empty).toBeVisible();
}
