import { expect, type Locator } from '@playwright/test';

export const title = 'Selecting a country selects its regions, and the chip of a region deselects it.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const toggle = (name: string) => getItem(name).locator('.MuiTreeItem-checkbox').first().click();
  await expect(getItem('Colombia')).toHaveAttribute('aria-checked', 'mixed');
  await toggle('Nariño');
  await expect(getItem('Colombia')).toHaveAttribute('aria-checked', 'true');
  await toggle('Ethiopia');
  await expect(getItem('Guji')).toHaveAttribute('aria-checked', 'false');
  await expect(getItem('Yirgacheffe')).toHaveAttribute('aria-checked', 'false');
  await toggle('Panama');
  await expect(demo.getByRole('button', { name: 'Boquete' })).toBeVisible();
  await demo.getByRole('button', { name: 'Boquete' }).locator('.MuiChip-deleteIcon').click();
  await expect(getItem('Boquete')).toHaveAttribute('aria-checked', 'false');
  await expect(getItem('Panama')).toHaveAttribute('aria-checked', 'false');
}
