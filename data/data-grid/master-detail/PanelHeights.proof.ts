import { expect, type Locator } from '@playwright/test';

export const claim =
  'A number fixes the height, `auto` follows the content, and a row without content has a disabled toggle.';

export default async function prove(demo: Locator): Promise<void> {
  const panels = demo.locator('.MuiDataGrid-detailPanel');
  const height = () => panels.last().evaluate((element) => element.getBoundingClientRect().height);
  await expect(panels).toHaveCount(1);
  expect(await height()).toBe(72);

  const row = demo.getByRole('row').filter({ hasText: 'Cedar Foods' });
  await row.getByRole('button', { name: 'Expand' }).click();
  const panel = demo.getByRole('region', { name: 'Items of shipment 503' });
  await expect(panel).toContainText('48 × Olives');
  const short = await height();
  await panels.last().getByRole('button', { name: 'Show all items' }).click();
  await expect(panel).toContainText('15 × Tea');
  await expect.poll(height).toBeGreaterThan(short);

  const empty = demo.getByRole('row').filter({ hasText: 'Delta Tools' });
  await expect(empty.getByRole('button', { name: 'Expand' })).toBeDisabled();
}
