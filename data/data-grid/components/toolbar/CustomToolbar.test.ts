import { expect, type Locator } from '@playwright/test';

export const title =
  'Arrow keys, Home and End move between the buttons and wrap at the ends, Tab leaves the toolbar, and Shift+Tab returns to the last button.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Plants with a custom toolbar' });
  const columns = toolbar.getByRole('button', { name: 'Choose columns' });
  const filter = toolbar.getByRole('button', { name: 'Filter' });
  const download = toolbar.getByRole('button', { name: 'Download' });
  const press = async (key: string, target: Locator) => {
    await page.keyboard.press(key);
    await expect(target).toBeFocused();
    await expect(toolbar.locator('[tabindex="0"]')).toHaveCount(1);
  };
  await columns.click();
  await expect(columns).toHaveAttribute('aria-expanded', 'true');
  // The focus returns from where it is.
  await expect(page.locator('.MuiDataGrid-panel :focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(columns).toBeFocused();
  await expect(columns).toHaveAttribute('tabindex', '0');
  // The keys follow the order of the elements, also from right to left.
  await press('ArrowRight', filter);
  await press('ArrowRight', download);
  await press('ArrowRight', columns);
  await press('ArrowLeft', download);
  await press('Home', columns);
  await press('End', download);
  await press('ArrowLeft', filter);
  await page.keyboard.press('Tab');
  await expect(toolbar.locator(':focus')).toHaveCount(0);
  await press('Shift+Tab', filter);

  await page.keyboard.press('Enter');
  await expect(filter).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('textbox', { name: 'Value' }).fill('tree');
  await expect(demo.locator('[role="gridcell"][data-field="name"]')).toHaveText(['Lemon tree']);
  await page.keyboard.press('Escape');
  await expect(filter).not.toHaveAttribute('aria-expanded', 'true');

  const file = page.waitForEvent('download');
  await download.click();
  expect((await file).suggestedFilename()).toBe('plants.csv');
}
