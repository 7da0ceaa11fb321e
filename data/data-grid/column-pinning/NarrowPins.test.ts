import { expect, type Locator } from '@playwright/test';

export const title = 'In a narrow grid only the Store column is pinned, and a wide grid pins Total again.';

export default async function test(demo: Locator): Promise<void> {
  const left = demo.locator('.MuiDataGrid-columnHeader--pinnedLeft');
  const right = demo.locator('.MuiDataGrid-columnHeader--pinnedRight');
  await expect(right).toHaveText(['Total']);
  await demo.getByRole('switch').click();
  await expect(right).toHaveCount(0);
  await expect(left).toHaveText(['Store']);
  await demo.getByRole('switch').click();
  await expect(right).toHaveText(['Total']);
}
