import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'With a zoom of 3 in the exported document, the image has three times as many pixels per side.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('.MuiBar-element')).toHaveCount(8);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Save in triple size' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('parcels-large.png');
  const image = await readDownload(download);
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  const chart = (await demo.locator('svg.MuiChartsSurface-root').boundingBox())!;
  expect(Math.abs(image.readUInt32BE(16) - 3 * chart.width * ratio)).toBeLessThan(6);
}
