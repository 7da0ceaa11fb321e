import { expect, type Locator } from '@playwright/test';

export const title = 'Clicks neither expand nor select disabled items, and the arrow keys skip them.';

export default async function test(demo: Locator): Promise<void> {
  const closed = demo.getByRole('treeitem', { name: '2024, closed' });
  await demo.getByText('2024, closed').click({ force: true });
  await demo.getByText('Costs').click({ force: true });
  await expect(closed).toHaveAttribute('aria-expanded', 'false');
  await expect(closed).toBeDisabled();
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
  await demo.getByRole('treeitem', { name: 'Income' }).press('ArrowDown');
  await expect(demo.getByRole('treeitem', { name: 'Tax' })).toBeFocused();
  await demo.page().keyboard.press('Home');
  await expect(demo.getByRole('treeitem', { name: '2025', exact: true })).toBeFocused();
}
