import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons move a row up and down, keep the first row first, and stay focused while they move.';

export default async function test(demo: Locator): Promise<void> {
  const tasks = demo.locator('[role="gridcell"][data-field="task"]');
  const buttons = demo.locator('[role="row"][data-id="t2"]').getByRole('menuitem');
  await buttons.last().click();
  await expect(tasks).toHaveText(['Kickoff', 'Budget', 'Sketches', 'Prototype', 'Tests']);
  await expect(buttons.last()).toBeFocused();
  await buttons.first().click();
  await buttons.first().click();
  await expect(tasks).toHaveText(['Sketches', 'Kickoff', 'Budget', 'Prototype', 'Tests']);
  await buttons.first().click();
  await expect(tasks).toHaveText(['Sketches', 'Kickoff', 'Budget', 'Prototype', 'Tests']);
  await expect(buttons.first()).toBeFocused();
}
