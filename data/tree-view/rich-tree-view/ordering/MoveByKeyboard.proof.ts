import { expect, type Locator } from '@playwright/test';

export const claim =
  'Buttons and Alt with an arrow key move an item without dragging, and a status message announces it.';

export default async function prove(demo: Locator): Promise<void> {
  const tickets = demo.getByRole('treeitem', { name: 'Tickets' });
  const pages = demo.getByRole('treeitem', { name: 'Your visit' }).getByRole('treeitem');
  await demo.getByRole('button', { name: 'Move up' }).click();
  await expect(pages).toHaveText(['Tickets', 'Opening hours', 'Café']);
  await expect(demo.getByRole('status')).toHaveText('Tickets moved up');
  await tickets.press('Alt+ArrowDown');
  await expect(tickets).toBeFocused();
  await tickets.press('Alt+ArrowDown');
  await expect(pages).toHaveText(['Opening hours', 'Café', 'Tickets']);
  await expect(demo.getByRole('status')).toHaveText('Tickets moved down');
  await expect(tickets).toBeFocused();
}
