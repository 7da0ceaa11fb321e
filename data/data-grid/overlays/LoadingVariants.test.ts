import { expect, type Locator } from '@playwright/test';

export const title =
  'A skeleton hides the rows that the grid already has; the two progress variants leave them visible.';

export default async function test(demo: Locator): Promise<void> {
  const cell = demo.getByText('Nordic Bikes');
  const skeleton = demo.locator('.MuiSkeleton-root').first();
  const progress = demo.getByRole('progressbar');
  await expect(skeleton).toBeVisible();
  await expect(cell).toBeHidden();
  await demo.getByRole('button', { name: 'circular-progress' }).click();
  await expect(progress).toHaveClass(/MuiCircularProgress/);
  await expect(cell).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  await demo.getByRole('button', { name: 'linear-progress' }).click();
  await expect(progress).toHaveClass(/MuiLinearProgress/);
  await expect(cell).toBeVisible();
  await demo.getByRole('switch').click();
  await expect(cell).toHaveCount(0);
  await expect(progress).toHaveClass(/MuiLinearProgress/);
}
