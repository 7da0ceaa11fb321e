import { expect, type Locator } from '@playwright/test';

export const title = 'A custom card expands like a default row, and its checkbox selects it.';

export default async function test(demo: Locator): Promise<void> {
  const lind = demo.getByRole('treeitem', { name: 'Mats Lind' });
  const card = lind.locator('> div').first();
  await expect(card).toContainText('Head of production');
  await expect(card.locator('> :last-child').locator('.MuiSvgIcon-root')).toBeVisible();
  await expect(card.locator('> :nth-last-child(2)').locator('input')).not.toBeChecked();

  await card.getByText('Head of production').click();
  await expect(demo.getByRole('treeitem', { name: 'Elena Ruiz' })).toBeVisible();
  await card.locator('input').click();
  await expect(lind).toBeChecked();
}
