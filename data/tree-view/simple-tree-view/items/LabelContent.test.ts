import { expect, type Locator } from '@playwright/test';

export const title = 'A button in a label adds a star by pointer and by key without selecting the item.';

export default async function test(demo: Locator): Promise<void> {
  const star = demo.getByRole('button', { name: 'Star lease.pdf' });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();
  await expect(demo.getByRole('treeitem', { checked: true })).toHaveCount(0);
  // A star is kept while its branch is collapsed.
  await demo.getByText('Contracts').click();
  await expect(star).toHaveCount(0);
  await demo.getByText('Contracts').click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
}
