import { expect, type Locator } from '@playwright/test';
import { readDownload } from '../../../e2e/demos/downloadSteps';

export const title = 'A button downloads a JSON file with the raw values of all rows and visible columns.';

export default async function test(demo: Locator): Promise<void> {
  const [download] = await Promise.all([
    demo.page().waitForEvent('download'),
    demo.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('orders.json');
  const rows = JSON.parse((await readDownload(download)).toString('utf8')) as unknown[];
  expect(rows).toHaveLength(6);
  expect(rows[2]).toEqual({ id: 'A-103', customer: 'Ana Costa', total: -45 });
}
