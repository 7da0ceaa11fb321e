import { expect, type Locator } from '@playwright/test';

export const claim =
  'An employee dropped on another one becomes part of that team, and the new path is saved.';

export default async function prove(demo: Locator): Promise<void> {
  const handle = demo.getByRole('row', { name: 'Mia Tan' }).locator('[draggable="true"]');
  const target = demo.getByRole('row', { name: 'Jon Hale' });
  await handle.dragTo(target, { targetPosition: { x: 20, y: 26 }, steps: 8 });
  await expect(demo.getByRole('status')).toHaveText('Saved: Jon Hale / Mia Tan');
  await expect(demo.getByRole('row', { name: 'Jon Hale (1)' })).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByRole('row', { name: 'Tomás Vega (1)' })).toBeVisible();
}
