import { expect, type Locator } from '@playwright/test';

export const claim = 'Each item is an element of its own, with a label, an icon and a state of its own.';

export default async function prove(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await expect(getItem('Password').locator('svg')).toBeVisible();
  await expect(getItem('Profile').locator('svg')).toHaveCount(0);
  await expect(getItem('Billing')).toHaveAttribute('aria-disabled', 'true');

  const mail = demo.getByRole('treeitem', { name: 'Mail' });
  await expect(mail.locator('.MuiChip-root')).toHaveText('2 new');
  await mail.locator('.MuiTreeItem-content').click();
  await expect(mail.getByRole('treeitem')).toHaveText(['Signature', 'Filters']);
}
