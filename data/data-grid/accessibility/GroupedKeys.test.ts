import { expect, type Locator } from '@playwright/test';

export const title =
  'Space expands groups and parents, Enter only parents of tree data, and both grids are tree grids with levels.';

export default async function test(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const grid = demo.getByRole('treegrid', { name: 'Bookings by room' });
  const group = grid.locator('[role="row"][data-rowindex="0"]');
  const reachGroup = async () => {
    await keyboard.press('Tab');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await expect(group.locator('[role="gridcell"]').first()).toBeFocused();
  };

  await demo.getByRole('button', { name: 'Tree data' }).focus();
  await reachGroup();
  await expect(group).toHaveAttribute('aria-level', '1');
  await expect(group).toHaveAttribute('aria-setsize', '3');
  await expect(group).toHaveAttribute('aria-posinset', '1');
  await keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(grid.locator('[role="row"][aria-level="2"]').first()).toHaveAttribute('aria-setsize', '4');
  await keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  // The row of header filters and the first row of data have the same index.
  await expect(grid.locator('[role="row"][aria-rowindex="3"]')).toHaveCount(2);
  await expect(
    grid.getByRole('columnheader', { name: 'Guest' }).getByRole('textbox', { name: 'Contains' }),
  ).toHaveCount(1);

  await demo.getByRole('button', { name: 'Tree data' }).click();
  await reachGroup();
  await keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
}
