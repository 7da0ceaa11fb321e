import { expect, type Locator } from '@playwright/test';

export const title =
  'Alt with the arrow keys moves the row up and down, the focus moves with it, and the arrow keys alone do not move it.';

export default async function test(demo: Locator): Promise<void> {
  const tasks = demo.locator('[role="gridcell"][data-field="task"]');
  const cell = demo.locator('[role="row"][data-id="t2"] [data-field="task"]');
  await cell.click();
  await cell.press('Alt+ArrowDown');
  await expect(tasks).toHaveText(['Kickoff', 'Budget', 'Sketches', 'Prototype', 'Tests']);
  await expect(cell).toBeFocused();
  await cell.press('Alt+ArrowUp');
  await cell.press('Alt+ArrowUp');
  await expect(tasks).toHaveText(['Sketches', 'Kickoff', 'Budget', 'Prototype', 'Tests']);
  await expect(cell).toBeFocused();
  await cell.press('ArrowDown');
  await expect(demo.locator('[role="row"][data-id="t1"] [data-field="task"]')).toBeFocused();
  await expect(tasks).toHaveText(['Sketches', 'Kickoff', 'Budget', 'Prototype', 'Tests']);
}
