import { expect, type Locator } from '@playwright/test';

export const title = 'Buttons add a room and remove the selected one, which is deselected then.';

export default async function test(demo: Locator): Promise<void> {
  const rooms = demo.getByRole('treeitem', { name: 'Ground floor' }).getByRole('treeitem');
  const remove = demo.getByRole('button', { name: 'Remove room' });
  await demo.getByRole('button', { name: 'Add room' }).click();
  await expect(rooms).toHaveText(['Room 1', 'Room 2', 'Room 3']);
  await remove.click();
  await expect(rooms).toHaveText(['Room 2', 'Room 3']);
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
  await expect(remove).toBeDisabled();
  await demo.getByText('Room 3').click();
  await remove.click();
  await expect(rooms).toHaveText(['Room 2']);
}
