import { expect, type Locator } from '@playwright/test';

export const title = 'Pointing at one sparkline highlights the same day in both and shows its values above.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(output).toHaveText(['Visitors on Fri: 1040', 'Orders on Fri: 44']);
  await demo.getByLabel('Orders per day').hover();
  await expect(output).toHaveText(['Visitors on Wed: 870', 'Orders on Wed: 29']);
  await expect(demo.locator('.MuiHighlightElement-root')).toHaveCount(2);
  await demo.page().mouse.move(0, 0);
  await expect(output).toHaveText(['Visitors on Fri: 1040', 'Orders on Fri: 44']);
  await expect(demo.locator('.MuiHighlightElement-root')).toHaveCount(0);
}
