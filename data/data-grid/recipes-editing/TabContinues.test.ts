import { expect, type Locator } from '@playwright/test';

export const title =
  'Tab saves and opens the next editable cell, also in the next row, and Shift+Tab opens the previous one.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const getCell = (id: number, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  await getCell(1, 'title').dblclick();
  await getCell(1, 'title').locator('input').fill('Check bulbs');
  await page.keyboard.press('Tab');
  await expect(getCell(1, 'title')).toHaveText('Check bulbs');
  await expect(getCell(1, 'hours').locator('input')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(getCell(2, 'title').locator('input')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getCell(1, 'hours').locator('input')).toBeFocused();
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
}
