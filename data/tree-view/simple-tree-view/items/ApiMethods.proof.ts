import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons outside the tree expand, disable and focus items, also an item in a collapsed branch.';

const getItem = (demo: Locator, name: string) => demo.getByRole('treeitem', { name, exact: true });

export default async function prove(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Go to 2025 Q3' }).click();
  await expect(getItem(demo, '2025 Q3')).toBeFocused();
  await expect(getItem(demo, '2025 Q3')).toBeInViewport({ ratio: 0.9 });
  await demo.getByRole('button', { name: 'Lock or unlock 2022' }).click();
  await expect(getItem(demo, '2022')).toBeDisabled();
  await demo.getByRole('button', { name: 'Toggle 2023' }).click();
  await expect(getItem(demo, '2023 Q1')).toBeVisible();
  await demo.getByRole('button', { name: 'Toggle 2023' }).click();
  await expect(getItem(demo, '2023 Q1')).toHaveCount(0);
}
