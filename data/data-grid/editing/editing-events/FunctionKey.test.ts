import { expect, type Locator } from '@playwright/test';

export const title = 'F2 starts editing with the current value, and typing a character does not.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const name = demo.locator('[role="row"][data-id="2"] [data-field="name"]');
  await name.click();
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await expect(demo.locator('[role="row"][data-id="3"] [data-field="name"]')).toBeFocused();
  await expect(demo.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  await expect(name.locator('input')).toHaveValue('Fern');
  await expect(name.locator('input')).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.press('Escape');
  await expect(name).toHaveText('Fern');
}
