import { expect, type Locator } from '@playwright/test';

export const title =
  'Besides dragging, buttons and Alt with an arrow key move an item, and a status message announces it.';

export default async function test(demo: Locator): Promise<void> {
  const tickets = demo.getByRole('treeitem', { name: 'Tickets' });
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const pages = demo.getByRole('treeitem', { name: 'Your visit' }).getByRole('treeitem');
  const message = demo.getByRole('status');

  await demo.getByRole('button', { name: 'Move up' }).click();
  await expect(pages).toHaveText(['Tickets', 'Opening hours', 'Café']);
  await expect(message).toHaveText('Tickets: position 1 of 3');
  // The first item stays where it is.
  await demo.getByRole('button', { name: 'Move up' }).click();
  await expect(pages).toHaveText(['Tickets', 'Opening hours', 'Café']);

  await tickets.press('Alt+ArrowDown');
  await expect(message).toHaveText('Tickets: position 2 of 3');
  await expect(tickets).toBeFocused();
  await tickets.press('Alt+ArrowDown');
  await expect(pages).toHaveText(['Opening hours', 'Café', 'Tickets']);
  await expect(message).toHaveText('Tickets: position 3 of 3');
  await expect(tickets).toBeFocused();

  // The buttons move the item that is selected now.
  await getRow('Opening hours').click();
  await demo.getByRole('button', { name: 'Move down' }).click();
  await expect(pages).toHaveText(['Café', 'Opening hours', 'Tickets']);
  await expect(message).toHaveText('Opening hours: position 2 of 3');

  await getRow('Tickets').dragTo(getRow('Café'), { targetPosition: { x: 150, y: 4 } });
  await expect(pages).toHaveText(['Tickets', 'Café', 'Opening hours']);
  await demo.getByRole('button', { name: 'Move up' }).click();
  await expect(pages).toHaveText(['Tickets', 'Opening hours', 'Café']);
}
