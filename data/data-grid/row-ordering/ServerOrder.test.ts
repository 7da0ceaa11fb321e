import { expect, type Locator } from '@playwright/test';

export const title =
  'The new order is sent to the server, stays after a success, and returns to the saved order after a failure.';

export default async function test(demo: Locator): Promise<void> {
  const tasks = demo.locator('[role="gridcell"][data-field="task"]');
  const dragFirstBelow = async (source: string, target: string) => {
    const handle = demo.locator(`[role="row"][data-id="${source}"] [draggable="true"]`);
    const cell = demo.locator(`[role="row"][data-id="${target}"] [data-field="task"]`);
    await handle.dragTo(cell, { targetPosition: { x: 20, y: 44 }, steps: 8 });
  };
  const saved = ['Sketches', 'Budget', 'Kickoff', 'Prototype', 'Tests'];
  await dragFirstBelow('t1', 't3');
  await expect(demo.getByRole('status')).toHaveText('Saved: t2 t3 t1 t4 t5');
  await expect(tasks).toHaveText(saved);

  await demo.getByRole('switch').click();
  await dragFirstBelow('t2', 't5');
  await expect(demo.getByRole('status')).toHaveText('Not saved, order restored');
  await expect(tasks).toHaveText(saved);
}
