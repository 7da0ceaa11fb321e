import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a header marks the column and does not sort, a right click opens the column menu, and Enter still sorts.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const rain = demo.getByRole('columnheader', { name: 'Rain' });
  await rain.click();
  await expect(demo.getByRole('status')).toHaveText('Marked column: rain');
  await expect(demo.locator('.marked')).toHaveText(['21.5', '4.2', '0', '1.6']);
  await expect(rain).toHaveAttribute('aria-sort', 'none');

  await demo.getByRole('columnheader', { name: 'Station' }).click({ button: 'right' });
  await expect(page.getByRole('menuitem', { name: 'Sort by DESC' })).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Marked column: rain');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await rain.press('Enter');
  await expect(rain).toHaveAttribute('aria-sort', 'ascending');
  await expect(demo.locator('.marked')).toHaveText(['0', '1.6', '4.2', '21.5']);
}
