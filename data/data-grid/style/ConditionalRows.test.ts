import { expect, type Locator } from '@playwright/test';

export const title = 'The status of a row sets its class, and sorting keeps the class with the row.';

export default async function test(demo: Locator): Promise<void> {
  const row = (name: string) => demo.getByRole('row').filter({ hasText: name });
  await expect(row('WT-02')).toHaveCSS('font-weight', '700');
  await expect(row('WT-04')).toHaveCSS('font-style', 'italic');
  await expect(row('WT-01')).toHaveClass(/status-running/);
  await expect(row('WT-01')).toHaveCSS('font-weight', '400');
  await expect(row('WT-01')).toHaveCSS('font-style', 'normal');

  await demo.getByRole('columnheader', { name: 'MW' }).click();
  await expect(demo.getByRole('row').nth(1)).toContainText('WT-02');
  await expect(demo.getByRole('row').nth(1)).toHaveClass(/status-fault/);
  await expect(demo.getByRole('row').nth(2)).toHaveClass(/status-maintenance/);
}
