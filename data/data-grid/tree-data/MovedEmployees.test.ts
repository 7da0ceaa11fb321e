import { expect, type Locator } from '@playwright/test';

export const title =
  'An employee dropped on another one becomes part of that team, and the new path is saved.';

export default async function test(demo: Locator): Promise<void> {
  const handle = demo.getByRole('row', { name: 'Mia Tan' }).locator('[draggable="true"]');
  const target = demo.getByRole('row', { name: 'Jon Hale' });
  await handle.dragTo(target, { targetPosition: { x: 20, y: 26 }, steps: 8 });
  await expect(demo.getByRole('status')).toHaveText('Saved: Jon Hale / Mia Tan');
  await expect(target).toHaveAttribute('aria-expanded', 'true');
  await expect(demo.getByRole('row', { name: 'Mia Tan' })).toHaveAttribute('aria-level', '2');
  await expect(demo.locator('[role="gridcell"][data-field="title"]')).toHaveText([
    'CEO',
    'CTO',
    'Designer',
    'CFO',
    'Auditor',
    'Engineer',
  ]);
}
