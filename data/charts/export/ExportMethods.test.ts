import { expect, type Locator, type Page } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'One button saves an image with the name given in code. The other one prints a copy of the chart, which contains all bars.';

/** Notes how many bars each new frame contains: it is removed after printing. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const copies = { bars: 0 };
    const note = (frame: HTMLIFrameElement) => {
      const bars = frame.contentDocument?.querySelectorAll('.MuiBar-element').length ?? 0;
      copies.bars = Math.max(copies.bars, bars);
    };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLIFrameElement) {
          note(node);
          node.addEventListener('load', () => note(node));
        }
      }
    }).observe(document.body, { childList: true });
    return copies;
  });
  return () => seen.evaluate(({ bars }) => bars);
}

export default async function test(demo: Locator): Promise<void> {
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

  const countPrintedBars = await watchFrames(page);
  await demo.getByRole('button', { name: 'Print' }).click();
  await expect.poll(countPrintedBars).toBe(8);
}
