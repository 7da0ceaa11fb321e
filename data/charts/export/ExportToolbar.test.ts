import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'The toolbar has a menu to print the chart and to download it as a PNG file with the title of the page.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const button = demo.getByRole('toolbar').getByRole('button', { name: 'Export' });
  await button.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Print', 'Export as PNG']);
  await page.getByRole('menuitem').first().press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as PNG' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  const image = await readDownload(download);
  expect(image.subarray(1, 4).toString()).toBe('PNG');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
}
