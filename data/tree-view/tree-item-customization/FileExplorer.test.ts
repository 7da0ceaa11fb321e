import { expect, type Locator } from '@playwright/test';

export const title =
  'Each row shows an icon for its kind and a size, and expanded folders have another icon.';

const getRow = (demo: Locator, name: string) =>
  demo.getByRole('treeitem', { name }).locator('> .MuiTreeItem-content');

/** The path of the icon in the label, because icons have no names. */
const readIcon = (demo: Locator, name: string) =>
  getRow(demo, name).locator('.MuiTreeItem-label .MuiSvgIcon-root').innerHTML();

export default async function test(demo: Locator): Promise<void> {
  await expect(getRow(demo, 'geyser.jpg')).toHaveText(/4\.1 MB$/);
  const image = await readIcon(demo, 'geyser.jpg');
  const collapsed = await readIcon(demo, 'Plans');
  const open = await readIcon(demo, 'Iceland 2026');
  expect(await readIcon(demo, 'glacier.jpg')).toBe(image);
  expect(new Set([image, collapsed, open, await readIcon(demo, 'packing-list.txt')]).size).toBe(4);

  await demo.getByText('Plans').click();
  await expect.poll(() => readIcon(demo, 'Plans')).toBe(open);
  await expect(getRow(demo, 'route.txt')).toHaveText(/2 kB$/);
}
