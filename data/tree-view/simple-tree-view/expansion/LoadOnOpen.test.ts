import { expect, type Locator } from '@playwright/test';

export const title =
  'The months of a year are requested when the year is expanded, and not again after they have loaded.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

export default async function test(demo: Locator): Promise<void> {
  await demo.getByText('2025', { exact: true }).click();
  await expect(getItem(demo, 'Loading…')).toBeVisible();
  await expect(getItem(demo, 'January 2025')).toBeVisible();
  await expect(getItem(demo, 'Loading…')).toHaveCount(0);
  await expect(demo.getByRole('treeitem')).toHaveCount(5);

  await demo.getByText('2025', { exact: true }).click();
  await expect(demo.getByRole('treeitem')).toHaveCount(3);
  await demo.getByText('2025', { exact: true }).click();
  await expect(demo.getByRole('treeitem')).toHaveText([
    '2024',
    /^2025/,
    'January 2025',
    'February 2025',
    '2026',
  ]);
}
