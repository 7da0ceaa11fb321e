import { expect, type Locator } from '@playwright/test';
import { readWorkbook } from '../../../e2e/demos/downloadSteps';

export const title =
  'The Excel file contains the headers, and numbers and dates as values that Excel can calculate with.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('orders.xlsx');

  const sheet = (await readWorkbook(download)).worksheets[0];
  expect(sheet?.getCell('C1').value).toBe('Total');
  expect(sheet?.getCell('B2').value).toEqual(new Date(Date.UTC(2026, 2, 2)));
  expect(sheet?.getCell('B2').numFmt).toBe('dd.mm.yyyy');
  expect(sheet?.getCell('C4').value).toBe(-45);
  expect(sheet?.getColumn('A').width).toBe(12);
}
