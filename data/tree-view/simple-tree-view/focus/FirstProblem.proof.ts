import { expect, type Locator } from '@playwright/test';

export const claim = 'A button expands all ancestors of the next problem and focuses it.';

export default async function prove(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Next problem' });
  await expect(demo.getByRole('treeitem')).toHaveCount(2);
  await next.click();
  await expect(demo.getByRole('treeitem', { name: 'Street' })).toBeFocused();
  await next.click();
  await expect(demo.getByRole('treeitem', { name: 'IBAN' })).toBeFocused();
}
