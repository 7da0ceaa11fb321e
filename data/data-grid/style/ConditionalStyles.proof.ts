import { expect, type Locator } from '@playwright/test';

export const claim =
  'The column, the value of a cell and the data of a row add classes, and sorting keeps them with their rows.';

export default async function prove(demo: Locator): Promise<void> {
  const cell = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
  await expect(cell('WT-01')).toHaveCSS('font-weight', '700');
  await expect(cell('+4 %')).toHaveClass(/rising/);
  await expect(cell('-100 %')).toHaveClass(/falling/);
  await expect(row('WT-02')).toHaveCSS('font-style', 'italic');
  await expect(row('WT-01')).toHaveCSS('font-style', 'normal');
  await expect(demo.locator('.fault')).toHaveCount(1);

  await demo.getByRole('columnheader', { name: 'Change' }).click();
  await expect(demo.getByRole('row').nth(1)).toContainText('WT-02');
  await expect(demo.getByRole('row').nth(1)).toHaveClass(/row-stopped/);
  await expect(demo.locator('.fault')).toHaveText('Fault');
  await expect(row('WT-01')).not.toHaveClass(/row-stopped/);
}
