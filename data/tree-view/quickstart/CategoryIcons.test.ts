import { expect, type Locator } from '@playwright/test';

export const title = 'A custom item component renders an icon and a number from the object of the item.';

export default async function test(demo: Locator): Promise<void> {
  const getLabel = (name: string) =>
    demo.getByRole('treeitem', { name }).locator('.MuiTreeItem-label').first();
  const readIcon = (name: string) => getLabel(name).locator('svg path').first().getAttribute('d');
  await expect(getLabel('Kitchen')).toHaveText('Kitchen214');
  await expect(getLabel('Flower pots')).toHaveText('Flower pots82');
  expect(await readIcon('Kitchen')).not.toBe(await readIcon('Garden'));
  await expect(getLabel('Flower pots').locator('svg')).toHaveCount(0);
  await getLabel('Knives').click();
  await expect(getLabel('Paring knives')).toHaveText('Paring knives87');
}
