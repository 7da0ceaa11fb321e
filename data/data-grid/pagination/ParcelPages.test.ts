import { expect, type Locator } from '@playwright/test';

export const title =
  'Without options the grid shows pages of 100 rows, a new page begins with its first cell, and a new order with the first page.';

export default async function test(demo: Locator): Promise<void> {
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const city = demo.getByRole('columnheader', { name: 'City' });
  await expect(demo.getByText('1–100 of 230', { exact: true })).toBeVisible();

  // The arrow keys and Page Down stay on the page, and Tab leads from the cells to the footer and back.
  const { keyboard } = demo.page();
  await demo.getByRole('gridcell', { name: 'P-1003' }).click();
  await keyboard.press('Control+End');
  await keyboard.press('PageDown');
  await keyboard.press('ArrowDown');
  await expect(demo.locator('[role="gridcell"]:focus')).toHaveAttribute('data-field', 'city');
  await expect(demo.getByText('1–100 of 230', { exact: true })).toBeVisible();
  await keyboard.press('Tab');
  await expect(demo.getByRole('combobox', { name: 'Rows per page' })).toBeFocused();
  await next.press('Enter');
  await expect(demo.getByText('101–200 of 230')).toBeVisible();
  await expect(first).toHaveText('P-1101');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();

  await next.click();
  await expect(demo.getByText('201–230 of 230')).toBeVisible();
  await expect(next).toBeDisabled();

  await city.click();
  await expect(demo.getByText('1–100 of 230', { exact: true })).toBeVisible();
  await expect(demo.locator('[role="gridcell"][data-field="city"]').first()).toHaveText('Accra');
}
