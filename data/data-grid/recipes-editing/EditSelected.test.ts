import { expect, type Locator } from '@playwright/test';

export const title =
  'A button changes the room of all selected rows, also after “select all”, and is disabled without a selection.';

export default async function test(demo: Locator): Promise<void> {
  const roomCells = demo.locator('[role="gridcell"][data-field="room"]');
  const getButton = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect(getButton('Lab')).toBeDisabled();
  for (const id of [2, 3]) {
    await demo.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox').click();
  }
  await getButton('Lab').click();
  await expect(roomCells).toHaveText(['Lab', 'Lab', 'Lab', 'Office']);
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  await getButton('Workshop').click();
  await expect(roomCells).toHaveText(['Workshop', 'Workshop', 'Workshop', 'Workshop']);
}
