import { expect, type Locator } from '@playwright/test';

export const title =
  'Exports contain the rows of all pages that match the filter, or only the selected ones of them. getRowsToExport changes both.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const press = (name: string) => demo.getByRole('button', { name }).click();

  await press('Default');
  await expect(output).toHaveText('Exported rows: A-101, A-102, A-104, A-106');
  await press('Current page');
  await expect(output).toHaveText('Exported rows: A-101, A-102, A-104');
  await press('All rows');
  await expect(output).toHaveText('Exported rows: A-101, A-102, A-103, A-104, A-105, A-106');

  await demo.locator('[role="row"][data-id="A-102"]').getByRole('checkbox').check();
  await press('Default');
  await expect(output).toHaveText('Exported rows: A-102');
  await press('Current page');
  await expect(output).toHaveText('Exported rows: A-101, A-102, A-104');
  await press('Ignore selection');
  await expect(output).toHaveText('Exported rows: A-101, A-102, A-104, A-106');
}
