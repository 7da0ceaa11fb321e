import { expect, type Locator } from '@playwright/test';

export const title = 'The S key adds a star to the focused song, and removes it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByText('Rain on the roof').click();
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByText('Press S to star “Night train”.')).toBeVisible();
  await page.keyboard.press('s');
  await expect(demo.getByRole('treeitem')).toHaveText([
    'Rain on the roof',
    'Night train, starred',
    'Kitchen disco',
  ]);
  await page.keyboard.press('s');
  await expect(demo.getByRole('treeitem', { name: 'Night train', exact: true })).toBeFocused();
}
