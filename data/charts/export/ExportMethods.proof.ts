import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const claim =
  'One button saves an image with the name given in code. Another prints a copy of the chart, which contains all bars.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('.MuiBar-element')).toHaveCount(8);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Save image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('parcels-2026.png');
  // Width and height of a PNG are in its header.
  const image = await readDownload(download);
  const box = (await demo.locator('svg.MuiChartsSurface-root').boundingBox())!;
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  expect(Math.abs(image.readUInt32BE(16) - box.width * ratio)).toBeLessThan(3);

  await expect(demo.getByRole('status')).toHaveText('Export: nothing yet');
  await demo.getByRole('button', { name: 'Print' }).click();
  await expect(demo.getByRole('status')).toHaveText('Export: 8 bars to print');
}
