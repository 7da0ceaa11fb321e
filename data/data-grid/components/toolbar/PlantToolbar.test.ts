import { expect, type Locator } from '@playwright/test';

export const title =
  'The default toolbar shows the label and four buttons, is one tab stop, and names the grid as well.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Plants' });
  await expect(demo.getByRole('grid', { name: 'Plants' })).toBeVisible();
  await expect(toolbar.locator('.MuiDataGrid-toolbarLabel')).toHaveText('Plants');
  await expect(toolbar).toHaveAttribute('aria-orientation', 'horizontal');
  const button = (name: string) => toolbar.getByRole('button', { name });
  const expectTabStop = async (name: string) => {
    await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
    await expect(button(name)).toHaveAttribute('tabindex', '0');
  };
  await expect(toolbar.getByRole('button')).toHaveCount(4);
  await expect(button('Filters')).toBeVisible();
  await expect(button('Search')).toBeVisible();
  await expectTabStop('Columns');

  await button('Export').click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText(['Print', 'Download as CSV']);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expectTabStop('Export');
}
