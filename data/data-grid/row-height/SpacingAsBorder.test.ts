import { expect, type Locator } from '@playwright/test';

export const title = 'A border of 6 px below each row is added to its height and replaces the margin.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toHaveCSS('border-bottom-width', '6px');
  await expect(rows.nth(0)).toHaveCSS('border-bottom-style', 'solid');
  await expect(rows.nth(0)).toHaveCSS('margin-bottom', '0px');
  const first = (await rows.nth(0).boundingBox())!;
  const second = (await rows.nth(1).boundingBox())!;
  expect(first.height).toBeCloseTo(58, 0);
  expect(second.y - first.y).toBeCloseTo(58, 0);
}
