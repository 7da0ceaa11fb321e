import { expect, type Locator } from '@playwright/test';
import { readCsvLines } from '../../../e2e/demos/downloadSteps';

export const title =
  'The export menu of the toolbar prints the grid, and downloads a CSV file with the formatted values in the order of the grid.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('columnheader', { name: 'Customer' }).click();
  await demo.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect(await readCsvLines(download)).toEqual([
    'Order,Customer,Total',
    `A-103,Ana Costa,"'-45"`,
    'A-101,Émile Rey,"1,250.5"',
    'A-105,Lena Fischer,"2,400"',
    'A-106,Petr Novak,64.9',
    'A-102,Ulla Okafor,89',
    'A-104,Yuki Tanaka,310',
  ]);
}
