import { expect, type Locator } from '@playwright/test';

export const claim = 'S stars the song that has the focus, and takes the star back.';

export default async function prove(demo: Locator): Promise<void> {
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
