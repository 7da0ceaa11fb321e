import { expect, type Locator } from '@playwright/test';

export const title =
  'The state contains the cities and the regions are computed, so a collapsed region is selected as a whole.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });
const getBox = (item: Locator) => item.locator('.MuiTreeItem-checkbox').first();

export default async function test(demo: Locator): Promise<void> {
  const kept = demo.getByRole('status');
  await expect(kept).toHaveText('Porto');
  await getBox(getItem(demo, 'North')).click();
  await expect(kept).toHaveText('Porto, Oslo, Tampere');
  await demo.getByText('North', { exact: true }).click();
  await expect(getItem(demo, 'Oslo')).toBeChecked();
  await getBox(getItem(demo, 'Oslo')).click();
  await expect(kept).toHaveText('Porto, Tampere');
  await expect(getItem(demo, 'North')).not.toBeChecked();

  await getBox(getItem(demo, 'Bari')).click();
  await getBox(getItem(demo, 'Izmir')).click();
  await expect(getItem(demo, 'South')).toBeChecked();
}
