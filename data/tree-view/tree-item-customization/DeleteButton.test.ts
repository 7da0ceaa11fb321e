import { expect, type Locator } from '@playwright/test';

export const title = 'A button or the Delete key removes a file, and the button does not select it.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  await demo.getByText('geyser.jpg').click();
  await expect(getItem('geyser.jpg')).toHaveAttribute('aria-checked', 'true');
  await getItem('glacier.jpg').locator('button').click();
  await expect(getItem('glacier.jpg')).toHaveCount(0);
  await expect(getItem('geyser.jpg')).toHaveAttribute('aria-checked', 'true');

  await demo.getByText('geyser.jpg').click();
  await demo.page().keyboard.press('Delete');
  await expect(getItem('geyser.jpg')).toHaveCount(0);
  await expect(getItem('Plans')).toBeVisible();
}
