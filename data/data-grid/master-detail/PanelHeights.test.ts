import { expect, type Locator } from '@playwright/test';

export const title = 'A number sets the height of a panel, and `auto` fits it to its content.';

export default async function test(demo: Locator): Promise<void> {
  const getHeight = (content: string) =>
    demo
      .locator('.MuiDataGrid-detailPanel')
      .filter({ hasText: content })
      .evaluate((element) => element.getBoundingClientRect().height);
  await expect(demo.locator('.MuiDataGrid-detailPanel')).toHaveCount(2);
  expect(await getHeight('30 × Chain')).toBe(72);

  const row = demo.getByRole('row').filter({ hasText: 'Cedar Foods' });
  await row.getByRole('button', { name: 'Expand' }).click();
  await expect(demo.getByRole('region', { name: 'Goods of shipment 503' })).toContainText('15 × Tea');
  // Three items are taller than two.
  const short = await getHeight('4 × Atlas');
  await expect.poll(() => getHeight('48 × Olives')).toBeGreaterThan(short);
}
