import { expect, type Locator } from '@playwright/test';

export const title =
  'While users drag an item, a thick line with the indentation of the target shows the position.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const pages = demo.getByRole('treeitem', { name: 'Your visit' }).getByRole('treeitem');

  await getRow('Press').hover();
  await demo.page().mouse.down();
  // The first move starts the drag, the second enters the row, and the third is over it.
  await getRow('Tickets').hover();
  await getRow('Opening hours').hover();
  await getRow('Opening hours').hover({ position: { x: 150, y: 4 } });
  const indicator = demo.locator('.MuiTreeItem-dragAndDropOverlay');
  await expect(indicator).toHaveCSS('border-top-width', '3px');
  await expect(indicator).toHaveCSS('margin-inline-start', '24px');
  await demo.page().mouse.up();
  await expect(pages).toHaveText(['Press', 'Opening hours', 'Tickets', 'Café']);
}
