import { expect, type Locator } from '@playwright/test';
import { readWorkbook } from '../../../e2e/demos/downloadSteps';

export const claim =
  'The Excel file has a title, bold headers, numbers and dates as values with their formats, and a sum as a formula.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as Excel' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('orders.xlsx');
  await expect(demo.getByRole('status')).toHaveText('Excel export: finished');

  const workbook = await readWorkbook(download);
  const sheet = workbook.getWorksheet('March');
  expect(sheet?.getCell('A1').value).toBe('Orders of March 2026');
  expect(sheet?.getCell('C2').value).toBe('Total');
  expect(sheet?.getCell('C2').font.bold).toBe(true);
  expect(sheet?.getCell('B3').value).toEqual(new Date(Date.UTC(2026, 2, 2)));
  expect(sheet?.getCell('B3').numFmt).toBe('yyyy-mm-dd');
  expect(sheet?.getCell('C5').value).toBe(-45);
  expect(sheet?.getCell('C9').formula).toBe('SUM(C3:C8)');
  expect(sheet?.getColumn('A').width).toBe(12);
}
