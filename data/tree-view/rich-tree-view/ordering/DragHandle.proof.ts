import { expect, type Locator } from '@playwright/test';

export const claim = 'A drag starts at the handle only, and a custom drop indicator shows the new position.';

export default async function prove(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const pages = demo.getByRole('treeitem', { name: 'Your visit' }).getByRole('treeitem');
  const above = { x: 150, y: 4 };

  await getRow('Press').locator('.MuiTreeItem-label').dragTo(getRow('Opening hours'), {
    targetPosition: above,
  });
  await expect(pages).toHaveText(['Opening hours', 'Tickets', 'Café']);

  await getRow('Press').locator('[data-handle]').hover();
  await demo.page().mouse.down();
  // The first move starts the drag, the second enters the row, and the third is over it.
  await getRow('Tickets').hover();
  await getRow('Opening hours').hover();
  await getRow('Opening hours').hover({ position: above });
  const mark = demo.locator('.MuiTreeItem-dragAndDropOverlay');
  await expect(mark).toHaveCSS('border-top-width', '3px');
  await expect(mark).toHaveCSS('margin-inline-start', '24px');
  await demo.page().mouse.up();
  await expect(pages).toHaveText(['Press', 'Opening hours', 'Tickets', 'Café']);
}
