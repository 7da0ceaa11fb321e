import { expect, type Locator } from '@playwright/test';

export const title =
  'Bars and chips stand for values, no alarm leaves its cell empty, and rows are sorted by the values.';

export default async function test(demo: Locator): Promise<void> {
  const low = demo.getByRole('row', { name: 'Loading bay' });
  await expect(low.getByRole('progressbar', { name: 'Battery of T-02' })).toHaveAttribute(
    'aria-valuenow',
    '14',
  );
  await expect(low.locator('.MuiChip-root')).toHaveText('Low battery');
  const alarm = demo.getByRole('row', { name: 'Cold store' }).locator('[data-field="alarm"]');
  await expect(alarm).toHaveText('');

  await demo.getByRole('columnheader', { name: 'Battery' }).click();
  await expect(demo.locator('[role="gridcell"][data-field="room"]')).toHaveText([
    'Loading bay',
    'Archive',
    'Cold store',
  ]);
}
