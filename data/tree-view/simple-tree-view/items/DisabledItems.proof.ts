import { expect, type Locator } from '@playwright/test';

export const claim =
  'The keyboard skips disabled items unless they are focusable, and a heading only expands.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const heading = demo.getByRole('treeitem', { name: '2025, a heading only' });
  await demo.getByText('2025, a heading only').click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(heading).toBeFocused();

  await demo.getByRole('switch', { name: 'disabledItemsFocusable' }).click();
  await demo.getByText('2025, a heading only').click();
  await page.keyboard.press('Home');
  const closed = demo.getByRole('treeitem', { name: '2024, closed' });
  await expect(closed).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(closed).toHaveAttribute('aria-expanded', 'true');
}
