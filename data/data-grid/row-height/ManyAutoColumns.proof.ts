import { expect, type Locator } from '@playwright/test';

export const claim =
  'With rows of automatic height the grid renders all 15 columns, and fewer than 13 with virtualizeColumnsWithAutoRowHeight.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const firstRow = demo.locator('.MuiDataGrid-row').first().getByRole('gridcell');
  await expect(output).toContainText('Rendered columns: 15,');
  await expect(firstRow).toHaveCount(15);
  await demo.getByRole('switch').click();
  await expect(output).not.toContainText('Rendered columns: 15,');
  await expect.poll(() => firstRow.count()).toBeLessThan(13);
}
