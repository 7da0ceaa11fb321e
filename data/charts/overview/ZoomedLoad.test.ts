import { expect, type Locator } from '@playwright/test';

export const title =
  'The wheel zooms, the slider shows the visible range, and the toolbar zooms and saves the chart as an image.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const seen = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const labels = demo.locator('[data-axis-id="time"] .MuiChartsAxis-tickLabel');
  const readWidth = async () => Number(await seen.getAttribute('width'));
  const before = await readWidth();
  const times = await labels.allTextContents();
  await demo.getByLabel(/Load of a server/).hover();
  await page.mouse.wheel(0, -200);
  await expect.poll(readWidth).toBeLessThan(before - 5);
  await expect.poll(() => labels.allTextContents()).not.toEqual(times);

  const zoomed = await readWidth();
  await demo.getByRole('button', { name: 'Zoom out' }).click();
  await expect.poll(readWidth).toBeGreaterThan(zoomed + 1);

  await demo.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as PNG' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.png$/);
}
