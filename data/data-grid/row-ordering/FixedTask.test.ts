import { expect, type Locator } from '@playwright/test';

export const title =
  'Users can neither drag the first row nor drop another one above it, but can drop below it.';

export default async function test(demo: Locator): Promise<void> {
  const tasks = demo.locator('[role="gridcell"][data-field="task"]');
  const first = demo.locator('[role="row"][data-id="t1"]');
  const drag = async (y: number) => {
    const handle = demo.locator('[role="row"][data-id="t4"] [draggable="true"]');
    await handle.dragTo(first.locator('[data-field="task"]'), { targetPosition: { x: 20, y }, steps: 8 });
  };
  await expect(first.locator('[draggable="false"]')).toHaveCount(1);
  await expect(demo.locator('[role="row"][data-id] [draggable="true"]')).toHaveCount(4);
  await drag(8);
  await expect(tasks).toHaveText(['Kickoff', 'Sketches', 'Budget', 'Prototype', 'Tests']);
  await drag(44);
  await expect(tasks).toHaveText(['Kickoff', 'Prototype', 'Sketches', 'Budget', 'Tests']);
}
