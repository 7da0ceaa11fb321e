import { expect, type Locator } from '@playwright/test';

export const title =
  'Rows keep their height and have 10 px between them, and none above the first and below the last.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(0)).toHaveCSS('margin-top', '0px');
  await expect(rows.nth(0)).toHaveCSS('margin-bottom', '5px');
  await expect(rows.nth(3)).toHaveCSS('margin-bottom', '0px');
  const first = (await rows.nth(0).getByRole('gridcell').first().boundingBox())!;
  const second = (await rows.nth(1).getByRole('gridcell').first().boundingBox())!;
  expect(first.height).toBe(52);
  expect(second.y - first.y - first.height).toBeCloseTo(10, 0);
}
