import { expect, type Locator } from '@playwright/test';

export const title = 'Dragging an item above, into or below another item moves it there.';

export default async function test(demo: Locator): Promise<void> {
  const getItem = (name: string) => demo.getByRole('treeitem', { name, exact: true });
  const getRow = (name: string) => getItem(name).locator('.MuiTreeItem-content').first();
  const pages = getItem('Your visit').getByRole('treeitem');
  const drag = (name: string, target: string, y: number) =>
    getRow(name).dragTo(getRow(target), { targetPosition: { x: 120, y } });

  await drag('Press', 'Opening hours', 4);
  await expect(pages).toHaveText(['Press', 'Opening hours', 'Tickets', 'Café']);
  await drag('Press', 'Café', 28);
  await expect(pages).toHaveText(['Opening hours', 'Tickets', 'Café', 'Press']);
  await drag('Home', 'Your visit', 16);
  await expect(pages).toHaveText(['Home', 'Opening hours', 'Tickets', 'Café', 'Press']);
}
