import { expect, type Locator } from '@playwright/test';

export const title = 'The server applies filters and searches, and an incomplete condition sends no request.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const request = demo.getByText('Request:');
  await expect(names).toHaveCount(6);

  const header = demo.getByRole('columnheader', { name: 'Stock' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  await expect(value).toBeFocused();
  await expect(request).toHaveText('Request: /api/parts?');
  await value.fill('40');
  await expect(request).toHaveText('Request: /api/parts?stock.over=40');
  await expect(names).toHaveText(['Ball valve', 'Elbow joint', 'Hose clamp']);
  await page.keyboard.press('Escape');
  await expect(value).toHaveCount(0);

  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('steel');
  await expect(request).toHaveText('Request: /api/parts?stock.over=40&search=steel');
  await expect(names).toHaveText(['Hose clamp']);
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
}
