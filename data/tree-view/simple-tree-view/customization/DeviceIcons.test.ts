import { expect, type Locator } from '@playwright/test';

export const title = 'The tree sets the icons of all items, an item sets its own, and null removes an icon.';

const getIcon = (demo: Locator, name: string) =>
  demo.getByRole('treeitem', { name, exact: true }).locator('> .MuiTreeItem-content .MuiSvgIcon-root');

/** The path of the icon, because icons have no names. */
const readShape = (demo: Locator, name: string) => getIcon(demo, name).innerHTML();

export default async function test(demo: Locator): Promise<void> {
  const laptop = await readShape(demo, 'Ada’s laptop');
  expect(await readShape(demo, 'Spare laptop')).toBe(laptop);
  expect(await readShape(demo, 'Router')).not.toBe(laptop);
  expect(await readShape(demo, 'Floor 1')).not.toBe(laptop);
  await expect(getIcon(demo, 'Floor 2, no icon')).toHaveCount(0);
  await expect(getIcon(demo, 'Ada’s laptop')).toHaveClass(/MuiSvgIcon-colorAction/);
  await expect(getIcon(demo, 'Spare laptop')).toHaveClass(/MuiSvgIcon-colorDisabled/);

  const minus = await readShape(demo, 'Office');
  expect(await readShape(demo, 'Printers')).toBe(minus);
  await demo.getByText('Printers').click();
  await expect.poll(() => readShape(demo, 'Printers')).not.toBe(minus);
}
