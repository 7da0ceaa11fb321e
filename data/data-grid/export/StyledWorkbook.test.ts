import { expect, type Locator } from '@playwright/test';
import { readWorkbook } from '../../../e2e/demos/downloadSteps';

export const title =
  'The Excel file has a title, bold and frozen headers, formatted totals and their sum as a formula.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  await demo.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as Excel' }).click(),
  ]);
  const sheet = (await readWorkbook(download)).getWorksheet('March');
  expect(sheet?.getCell('A1').value).toBe('Orders of March 2026');
  expect(sheet?.getCell('C2').value).toBe('Total');
  expect(sheet?.getCell('C2').font.bold).toBe(true);
  expect(sheet?.getCell('C3').numFmt).toBe('#,##0.00 "€"');
  expect(sheet?.getCell('C5').value).toBe(-45);
  expect(sheet?.getCell('C9').formula).toBe('SUM(C3:C8)');
  expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 2 });
}
