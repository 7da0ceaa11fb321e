import { expect, type Locator } from '@playwright/test';

export const claim =
  'The server filters, an incomplete condition sends no request, and a slow answer to an earlier request is ignored.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const names = demo.locator('[role="gridcell"][data-field="name"]');
  const request = demo.getByText('Request:');
  const loading = demo.getByRole('progressbar');
  await expect(names).toHaveCount(6);
  await expect(loading).toHaveCount(0);

  const header = demo.getByRole('columnheader', { name: 'Stock' });
  await header.hover();
  await header.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  const value = page.getByRole('spinbutton', { name: 'Value' });
  await expect(value).toBeFocused();
  await expect(request).toHaveText('Request: /api/parts');
  await expect(loading).toHaveCount(0);
  await value.fill('7');
  await expect(request).toHaveText('Request: /api/parts?stock.over=7');
  await expect(loading).toBeVisible();
  await value.fill('40');
  await expect(names).toHaveText(['Ball valve', 'Elbow joint', 'Hose clamp']);
  await expect(demo.getByRole('status')).toHaveText('Late responses ignored: 1');
  await expect(names).toHaveText(['Ball valve', 'Elbow joint', 'Hose clamp']);
  await page.keyboard.press('Escape');
  await expect(value).toHaveCount(0);

  await demo.getByRole('button', { name: 'Search' }).click();
  await demo.getByRole('searchbox', { name: 'Search' }).fill('steel');
  await expect(request).toHaveText('Request: /api/parts?stock.over=40&search=steel');
  await expect(names).toHaveText(['Hose clamp']);
}
