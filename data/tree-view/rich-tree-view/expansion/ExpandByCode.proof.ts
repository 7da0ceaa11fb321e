import { expect, type Locator } from '@playwright/test';

export const claim = 'A button outside the tree expands and collapses a branch, and shows its state.';

export default async function prove(demo: Locator): Promise<void> {
  const button = demo.getByRole('button', { name: 'Sales' });
  const europe = demo.getByRole('treeitem', { name: 'Sara Ali, Europe' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(europe).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await demo
    .getByRole('treeitem', { name: 'Petr Novak, sales' })
    .locator('.MuiTreeItem-content')
    .first()
    .click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(europe).toBeVisible();
  await button.click();
  await expect(europe).toHaveCount(0);
}
