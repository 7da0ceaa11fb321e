import { expect, type Locator } from '@playwright/test';

export const title = 'Children fade in when their parent expands, and are unmounted when it collapses.';

export default async function test(demo: Locator): Promise<void> {
  const soups = demo.getByRole('treeitem', { name: 'Soups', exact: true });
  await demo.getByText('Soups').click();
  await expect(soups.getByRole('group')).toHaveAttribute('style', /transition: opacity 400ms/);
  await expect(soups.getByRole('group')).toHaveCSS('opacity', '1');
  await expect(demo.locator('.MuiCollapse-root')).toHaveCount(0);
  await demo.getByText('Soups').click();
  await expect(demo.getByRole('treeitem', { name: 'Borscht' })).toHaveCount(0);
}
