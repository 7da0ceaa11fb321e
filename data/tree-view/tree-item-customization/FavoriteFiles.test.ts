import { expect, type Locator } from '@playwright/test';

export const title = 'A star in each row selects the file, like the checkbox that it replaces.';

export default async function test(demo: Locator): Promise<void> {
  const geyser = demo.getByRole('treeitem', { name: 'geyser.jpg', exact: true });
  const glacier = demo.getByRole('treeitem', { name: 'glacier.jpg', exact: true });
  const readStar = () => geyser.locator('.MuiTreeItem-checkbox svg').innerHTML();

  const empty = await readStar();
  await geyser.locator('.MuiTreeItem-checkbox').click();
  await expect(geyser).toHaveAttribute('aria-checked', 'true');
  await expect.poll(readStar).toContain('M12 17.27');
  expect(await readStar()).not.toBe(empty);

  await glacier.locator('.MuiTreeItem-checkbox').click();
  await expect(glacier).toHaveAttribute('aria-checked', 'true');
  await geyser.locator('.MuiTreeItem-checkbox').click();
  await expect(geyser).toHaveAttribute('aria-checked', 'false');
  await expect.poll(readStar).toBe(empty);
}
