import { expect, type Locator } from '@playwright/test';

export const title = 'A drag that starts on the handle moves the item, and one on the label does not.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const pages = demo.getByRole('treeitem', { name: 'Your visit' }).getByRole('treeitem');
  const target = { targetPosition: { x: 150, y: 4 } };
  const dragBy = (part: string, name: string) =>
    getRow(name).locator(part).dragTo(getRow('Opening hours'), target);

  await dragBy('.drag-handle', 'Press');
  await expect(pages).toHaveText(['Press', 'Opening hours', 'Tickets', 'Café']);
  await dragBy('.MuiTreeItem-label', 'Café');
  await dragBy('.drag-handle', 'Tickets');
  // The drag by the label would have left Café above Tickets.
  await expect(pages).toHaveText(['Press', 'Tickets', 'Opening hours', 'Café']);
}
