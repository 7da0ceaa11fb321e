import { expect, type Locator } from '@playwright/test';

export const claim =
  'Below the heatmap, users can open a table with the same values, and headers for days and lines.';

export default async function prove(demo: Locator): Promise<void> {
  const table = demo.getByRole('table', { name: 'Mean delay in minutes' });
  await expect(demo.locator('.MuiHeatmap-cell')).toHaveCount(15);
  await expect(table).toHaveCount(0);
  await demo.getByText('Show as a table').click();
  await expect(table.getByRole('columnheader')).toHaveText(['Line', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expect(table.getByRole('row').nth(2)).toContainText('11');
}
