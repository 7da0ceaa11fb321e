import { expect, type Locator } from '@playwright/test';

export const claim = 'A button opens all that is above the next problem, and gives it the focus.';

export default async function prove(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Next problem' });
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await next.click();
  await expect(demo.getByRole('treeitem', { name: 'Street' })).toBeFocused();
  await next.click();
  await expect(demo.getByRole('treeitem', { name: 'IBAN' })).toBeFocused();
}
