import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title = 'The SVG file contains the bars, the axis labels and their fonts, and is well-formed.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await expect(demo.locator('.MuiBar-element')).toHaveCount(8);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('parcels.svg');
  const text = (await readDownload(download)).toString('utf8');
  const content = await page.evaluate((source) => {
    const file = new DOMParser().parseFromString(source, 'image/svg+xml');
    return {
      root: file.documentElement.nodeName,
      bars: file.querySelectorAll('.MuiBar-element').length,
      font: (file.querySelector('text') as SVGTextElement).style.fontSize,
    };
  }, text);
  expect(content).toEqual({ root: 'svg', bars: 8, font: expect.stringMatching(/^\d/) });
}
