import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title = 'A button of a custom toolbar downloads a CSV file with a byte order mark.';

export default async function test(demo: Locator): Promise<void> {
  const toolbar = demo.getByRole('toolbar');
  await expect(toolbar.getByRole('button')).toHaveCount(2);
  await expect(toolbar.getByRole('button', { name: 'Print' })).toBeVisible();
  const [download] = await Promise.all([
    demo.page().waitForEvent('download'),
    toolbar.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('orders.csv');
  const bytes = await readDownload(download);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
}
