import { expect, type Locator } from '@playwright/test';

export const claim =
  'Props of the grid remove the buttons for columns and filters, and options of the toolbar remove printing and name the file.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar');
  await expect(toolbar.getByRole('button', { name: 'Columns' })).toHaveCount(0);
  await expect(toolbar.getByRole('button', { name: 'Filters' })).toHaveCount(0);
  await toolbar.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Download as CSV']);
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('plants.csv');

  await toolbar.getByRole('button', { name: 'Search' }).click();
  await expect(toolbar.getByPlaceholder('Find a plant')).toBeFocused();
}
