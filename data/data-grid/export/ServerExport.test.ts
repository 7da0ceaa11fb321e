import { expect, type Locator } from '@playwright/test';
import { readCsvLines } from '../../../e2e/demos/downloadSteps';

export const title =
  'With pages from a server, the button requests all rows in the current order, and exports them. The grid still shows its page.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  await expect(rows).toHaveCount(3);
  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await expect(rows.first()).toContainText('Ana Costa');

  const [download] = await Promise.all([
    demo.page().waitForEvent('download'),
    demo.getByRole('button', { name: 'Export all pages' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('all-orders.csv');
  const lines = await readCsvLines(download);
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'Order',
    'A-103',
    'A-105',
    'A-106',
    'A-102',
    'A-104',
    'A-101',
  ]);
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Ana Costa');
}
