import { expect, type Locator } from '@playwright/test';

export const title = 'Items written as elements make a tree that opens by click and key, and selects.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const machines = demo.getByRole('treeitem', { name: 'Machines' });
  await demo.getByRole('treeitem', { name: 'First aid' }).press('ArrowDown');
  await expect(machines).toBeFocused();
  await machines.press(direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft');
  await expect(machines.getByRole('treeitem')).toHaveText(['Band saw', 'Lathe']);
  const lathe = demo.getByRole('treeitem', { name: 'Lathe' });
  await lathe.click();
  await expect(lathe).toHaveAttribute('aria-checked', 'true');
  await demo.getByRole('treeitem', { name: 'Safety' }).locator('.MuiTreeItem-content').first().click();
  await expect(demo.getByRole('treeitem', { name: 'First aid' })).toHaveCount(0);
}
