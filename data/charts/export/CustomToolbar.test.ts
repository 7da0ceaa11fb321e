import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title =
  'A custom toolbar contains two buttons with text. Arrow keys move between them, and Download saves a PNG file.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Parcels' });
  const print = toolbar.getByRole('button', { name: 'Print' });
  const download = toolbar.getByRole('button', { name: 'Download' });
  await expect(toolbar.getByRole('button')).toHaveCount(2);
  await print.focus();
  await print.press('ArrowRight');
  await expect(download).toBeFocused();
  const [file] = await Promise.all([page.waitForEvent('download'), download.press('Enter')]);
  expect(file.suggestedFilename()).toBe('parcels.png');
  expect((await readDownload(file)).subarray(1, 4).toString()).toBe('PNG');
}
