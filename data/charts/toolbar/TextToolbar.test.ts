import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'Four buttons with text zoom in, zoom out, show all months and save a PNG file, and arrow keys move between them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Orders' });
  const buttons = toolbar.getByRole('button');
  await expect(buttons).toHaveText(['Closer', 'Farther', 'All months', 'Save']);
  const [closer, farther, all, save] = await buttons.all();
  const line = demo.locator('.MuiLineElement-root');
  const readWidth = async () => Math.round((await line.boundingBox())!.width);
  const width = await readWidth();
  const zoomIn = async () => {
    const before = await readWidth();
    await closer!.click();
    await expect.poll(readWidth).toBeGreaterThan(before + 20);
    return readWidth();
  };
  await zoomIn();
  const zoomed = await zoomIn();
  await farther!.click();
  await expect.poll(readWidth).toBeLessThan(zoomed - 20);
  expect(await readWidth()).toBeGreaterThan(width + 20);
  await all!.click();
  await expect.poll(async () => Math.abs((await readWidth()) - width)).toBeLessThan(3);
  await closer!.focus();
  // The second button is disabled while all months are visible.
  await page.keyboard.press('ArrowRight');
  await expect(all!).toBeFocused();
  await page.keyboard.press('End');
  await expect(save!).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(file.suggestedFilename()).toBe('orders.png');
  expect((await readDownload(file)).subarray(1, 4).toString()).toBe('PNG');
}
