import { expect, type Locator } from '@playwright/test';

export const claim =
  'A custom overlay has a named progress indicator, the grid is busy meanwhile, and a status element announces the result.';

export default async function prove(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const grid = demo.getByRole('grid', { name: 'Orders with a status' });
  const progress = demo.getByRole('progressbar', { name: 'Loading orders' });
  await expect(status).toHaveText('0 orders');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await demo.getByRole('button', { name: 'Load orders' }).click();
  await expect(progress).toBeVisible();
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await expect(status).toHaveText('Loading orders');
  await expect(status).toHaveText('3 orders');
  await expect(grid).toHaveAttribute('aria-busy', 'false');
  await expect(progress).toHaveCount(0);
}
