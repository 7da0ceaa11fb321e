import { expect, type Locator } from '@playwright/test';

export const title = 'Items are nested as in JSX, and a click expands an item with children.';

export default async function test(demo: Locator): Promise<void> {
  const safety = demo.getByRole('treeitem', { name: 'Safety' });
  await expect(safety.getByRole('treeitem')).toHaveText(['Fire drill', 'First aid']);
  await expect(demo.getByRole('treeitem', { name: 'Booking' })).toHaveCount(0);
  await demo.getByText('Travel').click();
  const travel = demo.getByRole('treeitem', { name: 'Travel' });
  await expect(travel.getByRole('treeitem')).toHaveText(['Booking', 'Expenses']);
  await expect(demo.getByRole('treeitem', { name: 'Contacts' })).not.toHaveAttribute('aria-expanded');
}
