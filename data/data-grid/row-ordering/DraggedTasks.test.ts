import { expect, type Locator } from '@playwright/test';

export const title = 'Users drag a row by its handle below another one, and the others close the gap.';

export default async function test(demo: Locator): Promise<void> {
  const tasks = demo.locator('[role="gridcell"][data-field="task"]');
  const drag = async (source: string, target: string, y: number) => {
    const handle = demo.locator(`[role="row"][data-id="${source}"] [draggable="true"]`);
    const cell = demo.locator(`[role="row"][data-id="${target}"] [data-field="task"]`);
    await handle.dragTo(cell, { targetPosition: { x: 20, y }, steps: 8 });
  };
  await expect(tasks).toHaveText(['Kickoff', 'Sketches', 'Budget', 'Prototype', 'Tests']);
  await drag('t1', 't3', 44);
  await expect(tasks).toHaveText(['Sketches', 'Budget', 'Kickoff', 'Prototype', 'Tests']);
}
