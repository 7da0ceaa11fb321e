import { expect, type Locator } from '@playwright/test';

export const title =
  'One click on a header calls two callbacks. Clicks on rows and keys in cells call one each.';

export default async function test(demo: Locator): Promise<void> {
  const log = demo.getByRole('log', { name: 'Last events' });
  await demo.getByRole('columnheader', { name: 'Parcels' }).click();
  await expect(log.locator('p').first()).toHaveText('sortModelChange: [{"field":"parcels","sort":"asc"}]');
  await expect(log.locator('p').nth(1)).toHaveText('columnHeaderClick: parcels');
  await demo.getByRole('gridcell', { name: 'Porto' }).click();
  await expect(log.locator('p').first()).toHaveText('rowClick: Porto');
  await demo.page().keyboard.press('ArrowDown');
  await expect(log.locator('p').first()).toHaveText('cellKeyDown: ArrowDown in destination');
}
