import { expect, type Locator } from '@playwright/test';

export const title = 'Text below the tree names the item that was clicked last, and keys do not change it.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Last click: none');
  await demo.getByText('Hammer').click();
  await expect(output).toHaveText('Last click: hammer');
  const paint = demo.getByRole('treeitem', { name: 'Paint' });
  await paint.press('Space');
  await expect(paint).toHaveAttribute('aria-checked', 'true');
  await expect(output).toHaveText('Last click: hammer');
  await demo.getByText('Tools').click();
  await expect(output).toHaveText('Last click: tools');
}
