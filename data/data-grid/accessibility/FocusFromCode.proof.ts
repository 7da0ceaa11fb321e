import { expect, type Locator } from '@playwright/test';

export const claim =
  'Each button scrolls to an empty cell and moves the focus to it; another button focuses the header.';

export default async function prove(demo: Locator): Promise<void> {
  const getRoom = (index: number) => demo.locator(`[role="row"][data-id="${index}"] [data-field="room"]`);
  await expect(getRoom(10)).not.toBeInViewport();
  await demo.getByRole('button', { name: 'Choose a room for Jana Novak' }).press('Enter');
  await expect(getRoom(10)).toBeFocused();
  await expect(getRoom(10)).toBeInViewport({ ratio: 0.9 });
  await demo.getByRole('button', { name: 'Choose a room for Emma Tanaka' }).press('Enter');
  await expect(getRoom(5)).toBeFocused();
  await demo.getByRole('button', { name: 'Go to the header' }).press('Enter');
  await expect(demo.getByRole('columnheader', { name: 'Room' })).toBeFocused();
}
