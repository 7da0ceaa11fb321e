import { expect, type Locator } from '@playwright/test';

export const title = 'Matching items are shown below their expanded parents, and other items are removed.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiTreeItem-label');
  const field = demo.getByRole('searchbox', { name: 'Find a category' });
  await expect(labels).toHaveText(['Kitchen', 'Knives', 'Bread knives', 'Paring knives']);
  await field.fill('POTS');
  await expect(labels).toHaveText(['Kitchen', 'Pots and pans', 'Garden', 'Flower pots']);
  await expect(demo.getByRole('status')).toHaveText('Found: 4');
  await field.fill('spoon');
  await expect(labels).toHaveCount(0);
  await field.fill('');
  await expect(labels).toHaveText(['Kitchen', 'Garden', 'Vouchers']);
}
