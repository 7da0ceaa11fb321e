import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a river and Enter in its cell open the map, and neither does in cells of other columns.';

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await demo.getByRole('gridcell', { name: 'W-301' }).click();
  await expect(status).toHaveText(/Click a river/);
  await demo.page().keyboard.press('Enter');
  await expect(status).toHaveText(/Click a river/);
  await demo.getByRole('gridcell', { name: 'Saale' }).click();
  await expect(status).toHaveText('Map of the river Saale');
  await demo.page().keyboard.press('ArrowUp');
  await demo.page().keyboard.press('Enter');
  await expect(status).toHaveText('Map of the river Havel');
}
