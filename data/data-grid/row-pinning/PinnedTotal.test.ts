import { expect, type Locator } from '@playwright/test';

export const title =
  'The limit stays above and the total below the other rows while these scroll, and sorting does not move them.';

export default async function test(demo: Locator): Promise<void> {
  const limit = demo.locator('.MuiDataGrid-pinnedRows--top').getByRole('row');
  const total = demo.locator('.MuiDataGrid-pinnedRows--bottom').getByRole('row');
  const rows = demo.locator('.MuiDataGrid-virtualScrollerRenderZone').getByRole('row');
  const getY = async (row: Locator) => (await row.boundingBox())!.y;
  await expect(limit).toHaveAttribute('data-id', 'limit');
  await expect(total).toHaveAttribute('data-id', 'total');
  await expect(rows.first()).toHaveAttribute('data-id', 'e1');
  const before = [await getY(limit), await getY(total), await getY(rows.nth(2))] as const;

  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => (element.scrollTop = 60));
  await expect.poll(() => getY(demo.locator('[role="row"][data-id="e3"]'))).toBe(before[2] - 60);
  expect(await getY(limit)).toBe(before[0]);
  expect(await getY(total)).toBe(before[1]);

  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => (element.scrollTop = 0));
  await demo.locator('[role="columnheader"][data-field="planned"]').click();
  await expect(rows.first()).toHaveAttribute('data-id', 'e4');
  await expect(limit).toHaveAttribute('data-id', 'limit');
  await expect(total).toHaveAttribute('data-id', 'total');
}
