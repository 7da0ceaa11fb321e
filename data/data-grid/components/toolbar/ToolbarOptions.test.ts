import { expect, type Locator } from '@playwright/test';

export const title = 'Options of the toolbar set the name of the CSV file and the placeholder of the search.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  await toolbar.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Print', 'Download as CSV']);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('plants.csv');

  await toolbar.getByRole('button', { name: 'Search' }).click();
  await expect(toolbar.getByPlaceholder('Find a plant')).toBeFocused();
}
