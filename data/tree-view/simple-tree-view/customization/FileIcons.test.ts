import { expect, type Locator } from '@playwright/test';

export const title = 'Collapsed folders, expanded folders and files have icons of their own.';

const getIcon = (demo: Locator, name: string) =>
  demo.getByRole('treeitem', { name, exact: true }).locator('> .MuiTreeItem-content .MuiSvgIcon-root');

/** The path of the icon, because icons have no names. */
const readShape = (demo: Locator, name: string) => getIcon(demo, name).innerHTML();

export default async function test(demo: Locator): Promise<void> {
  const open = await readShape(demo, 'Contracts');
  const closed = await readShape(demo, 'Invoices');
  const file = await readShape(demo, 'Lease');
  expect(new Set([open, closed, file]).size).toBe(3);
  await expect(getIcon(demo, 'Lease')).toHaveClass(/MuiSvgIcon-colorAction/);
  await demo.getByText('Invoices').click();
  await expect.poll(() => readShape(demo, 'Invoices')).toBe(open);
  await expect.poll(() => readShape(demo, 'March')).toBe(file);
}
