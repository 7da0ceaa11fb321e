import { expect, type Locator } from '@playwright/test';

export const title = 'Users can move a task within its phase, but cannot drop it in the other phase.';

export default async function test(demo: Locator): Promise<void> {
  const tasks = demo.locator('[role="gridcell"][data-field="task"]');
  const drag = async (source: string, target: string) => {
    const handle = demo.locator(`[role="row"][data-id="${source}"] [draggable="true"]`);
    const cell = demo.locator(`[role="row"][data-id="${target}"] [data-field="task"]`);
    await handle.dragTo(cell, { targetPosition: { x: 20, y: 44 }, steps: 8 });
  };
  await drag('t1', 't5');
  await expect(tasks).toHaveText(['Kickoff', 'Sketches', 'Budget', 'Prototype', 'Tests']);
  await drag('t1', 't3');
  await expect(tasks).toHaveText(['Sketches', 'Budget', 'Kickoff', 'Prototype', 'Tests']);
}
