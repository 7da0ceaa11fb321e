import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a folder only expands or collapses it, and a click on a file selects the file.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await demo.getByText('geyser.jpg').click();
  await expect(getItem('geyser.jpg')).toHaveAttribute('aria-checked', 'true');
  await demo.getByText('Plans').click();
  await expect(getItem('Plans')).toHaveAttribute('aria-expanded', 'true');
  await expect(getItem('Plans')).toHaveAttribute('aria-checked', 'false');
  await expect(getItem('geyser.jpg')).toHaveAttribute('aria-checked', 'true');
  await demo.getByText('route.txt').click();
  await expect(getItem('route.txt')).toHaveAttribute('aria-checked', 'true');
  await demo.getByText('Plans').click();
  await expect(getItem('Plans')).toHaveAttribute('aria-expanded', 'false');
}
