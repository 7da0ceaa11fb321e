import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'The menu offers three formats and no printing. Each file has its own type and the given name.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const save = async (item: string) => {
    await demo.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Export as PNG',
      'Export as JPEG',
      'Export as WebP',
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: item }).click(),
    ]);
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    return { name: download.suggestedFilename(), bytes: await readDownload(download) };
  };
  const png = await save('Export as PNG');
  expect(png.name).toBe('parcels.png');
  const jpeg = await save('Export as JPEG');
  expect(jpeg.name).toMatch(/^parcels\.jpe?g$/);
  expect(jpeg.bytes.subarray(0, 2).toString('hex')).toBe('ffd8');
  const webp = await save('Export as WebP');
  expect(webp.name).toBe('parcels.webp');
  expect(webp.bytes.subarray(8, 12).toString()).toBe('WEBP');
}
