import { expect, type Locator } from '@playwright/test';

export const title =
  'The button opens the menu of the Author column, which closes with Escape and opens again.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const button = demo.getByRole('button', { name: 'Open the Author menu' });
  const menuButton = (name: string) =>
    demo.getByRole('columnheader', { name }).locator('.MuiDataGrid-menuIconButton');
  const items = page.locator('.MuiDataGrid-menuList').getByRole('menuitem');
  await expect(items).toHaveCount(0);
  await button.click();
  await expect(items).toHaveCount(5);
  await expect(menuButton('Author')).toHaveAttribute('aria-expanded', 'true');
  await expect(menuButton('Title')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);

  await button.click();
  await expect(items).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
}
