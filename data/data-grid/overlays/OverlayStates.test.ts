import { expect, type Locator } from '@playwright/test';

export const title =
  'Each situation shows its own overlay, the rows stay below the loading bar, and no overlay has a live region.';

export default async function test(demo: Locator): Promise<void> {
  const overlay = demo.locator('.MuiDataGrid-overlay');
  const choose = (name: string) => demo.getByRole('button', { name }).click();
  await expect(overlay).toHaveText('No rows');
  await choose('no matches');
  await expect(overlay).toHaveText('No results found.');
  await choose('no columns');
  await expect(overlay).toHaveText('No columnsManage columns');
  await expect(overlay.getByRole('button', { name: 'Manage columns' })).toBeVisible();
  await choose('loading');
  await expect(overlay).toHaveCount(1);
  await expect(overlay.getByRole('progressbar')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Nordic Bikes' })).toBeVisible();
  await expect(demo.locator('[aria-busy], [aria-live]')).toHaveCount(0);
  await choose('empty');
  await expect(overlay).toHaveText('No rows');
}
