import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title = 'The image of a composed chart contains all that is in its wrapper, except the toolbar.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('composed.png');
  const image = await readDownload(download);
  const ratio = await page.evaluate(() => window.devicePixelRatio);
  const surface = (await demo.locator('svg.MuiChartsSurface-root').boundingBox())!;
  const legend = (await demo.locator('.MuiChartsLegend-root').boundingBox())!;
  const height = image.readUInt32BE(20) / ratio;
  expect(height).toBeGreaterThanOrEqual(surface.height + legend.height);
  expect(height).toBeLessThan(
    surface.y + surface.height - (await demo.getByRole('toolbar').boundingBox())!.y,
  );
}
