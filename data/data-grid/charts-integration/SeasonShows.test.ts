import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart draws the filtered rows in their order, follows sorting, and draws all rows when the filter is removed.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const categories = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(categories).toHaveText(['Lyon', 'Ghent', 'Porto']);
  await expect(bars).toHaveCount(3);
  await demo.locator('[role="columnheader"][data-field="tickets"]').click();
  await expect(categories).toHaveText(['Porto', 'Lyon', 'Ghent']);
  await demo.getByRole('toolbar').getByRole('button').nth(1).click();
  await page.locator('.MuiDataGrid-panel').getByRole('textbox').fill('Autumn');
  await expect(bars).toHaveCount(0);
  await page.locator('.MuiDataGrid-panel').getByRole('textbox').fill('');
  await expect(bars).toHaveCount(6);
  await page.keyboard.press('Escape');
}
