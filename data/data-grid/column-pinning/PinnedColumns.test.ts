import { expect, type Locator } from '@playwright/test';

export const title =
  'Pinned columns move to the edges and stay there while the others scroll, and Unpin returns a column to its previous place.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const headers = demo.getByRole('columnheader');
  const store = headers.filter({ hasText: 'Store' });
  const getX = async (header: Locator) => (await header.boundingBox())!.x;
  await expect(headers.first()).toHaveText('Store');
  await expect(headers.last()).toHaveText('Total');

  const before = [await getX(store), await getX(headers.last()), await getX(headers.nth(2))] as const;
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((element) => (element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -60 : 60));
  await expect.poll(() => getX(headers.filter({ hasText: 'February' }))).not.toBe(before[2]);
  expect(await getX(store)).toBe(before[0]);
  expect(await getX(headers.last())).toBe(before[1]);

  await store.hover();
  await store.getByRole('button', { name: 'column menu' }).click();
  await page.getByRole('menuitem', { name: 'Unpin' }).click();
  await expect(headers.first()).toHaveText('January');
  await expect(demo.locator('.MuiDataGrid-columnHeader--pinnedLeft')).toHaveCount(0);
}
