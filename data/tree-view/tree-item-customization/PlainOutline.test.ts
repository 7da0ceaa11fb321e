import { expect, type Locator } from '@playwright/test';

export const title =
  'Plain elements expand, receive the focus and are selected, without the styles of Material UI.';

export default async function test(demo: Locator): Promise<void> {
  const ruiz = demo.getByText('Elena Ruiz');
  await expect(demo.locator('[role="treeitem"] [class*="Mui"]')).toHaveCount(0);
  await demo.getByText('Mats Lind').click();
  await expect(demo.getByText('✓ Mats Lind')).toHaveCSS('text-decoration-line', 'underline');
  await expect(ruiz).toBeVisible();
  await demo.page().keyboard.press('ArrowDown');
  await expect(demo.getByRole('treeitem', { name: 'Elena Ruiz' })).toBeFocused();
  await demo.page().keyboard.press('Space');
  await expect(demo.getByText('✓ Elena Ruiz')).toBeVisible();
  await expect(demo.getByText('✓ Mats Lind')).toHaveCount(0);
}
