import { expect, type Locator } from '@playwright/test';

export const claim = 'Rooms are added and removed with the data, and a removed room is deselected.';

export default async function prove(demo: Locator): Promise<void> {
  const ground = demo.getByRole('treeitem', { name: 'Ground floor' });
  const remove = demo.getByRole('button', { name: 'Remove room' });
  await demo.getByRole('button', { name: 'Add room' }).click();
  await expect(ground.getByRole('treeitem')).toHaveText(['Room 1', 'Room 3']);
  await demo.getByText('Room 1').click();
  await remove.click();
  await expect(ground.getByRole('treeitem')).toHaveText(['Room 3']);
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
  await expect(remove).toBeDisabled();
}
