import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom item wraps TreeItem: it adds the number of comments, and keyboard navigation still works.';

export default async function test(demo: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const contracts = demo.getByRole('treeitem', { name: /Contracts/ });
  const lease = demo.getByRole('treeitem', { name: /Lease 2026/ });
  await expect(lease.locator('.MuiChip-root')).toHaveText('3');
  await expect(demo.getByRole('treeitem', { name: /Insurance/ }).locator('.MuiChip-root')).toHaveCount(0);
  await demo.getByText('Lease 2026').click();
  await expect(lease).toHaveAttribute('aria-checked', 'true');
  await demo.page().keyboard.press('ArrowUp');
  await demo.page().keyboard.press(direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft');
  await expect(contracts).toHaveAttribute('aria-expanded', 'false');
}
