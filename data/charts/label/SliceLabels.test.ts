import { expect, type Locator } from '@playwright/test';

export const title =
  'Each slice shows its share of the total, except the smallest one. The tooltip shows the value.';

export default async function test(demo: Locator): Promise<void> {
  // The Southern Ocean has an angle of 22 degrees, the Arctic one of 15.
  await expect(demo.locator('.MuiPieChart-arcLabel')).toHaveText(['47%', '24%', '20%', '6%', '']);
  await demo.locator('.MuiPieChart-arc').first().hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Pacific.*168\.7 M km²/s);
}
