import { expect, type Locator } from '@playwright/test';

export const title =
  'Two functions limit moves: Home stays first, groups contain pages, and pages have no children.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const drag = (name: string, target: string, y: number) =>
    getRow(name).dragTo(getRow(target), { targetPosition: { x: 120, y } });
  const labels = demo.locator('.MuiTreeItem-label');
  const museum = ['The museum', 'History', 'Team'];

  await drag('Home', 'Press', 28);
  await drag('Tickets', 'Home', 4);
  // Where an item cannot be dropped inside, the upper half of the row is above and the lower half below.
  await drag('The museum', 'Your visit', 14);
  await expect(labels).toHaveText([
    'Home',
    ...museum,
    'Your visit',
    'Opening hours',
    'Tickets',
    'Café',
    'Press',
  ]);
  await drag('Press', 'Opening hours', 20);
  await expect(labels).toHaveText([
    'Home',
    ...museum,
    'Your visit',
    'Opening hours',
    'Press',
    'Tickets',
    'Café',
  ]);
  await drag('Café', 'The museum', 16);
  await expect(labels.nth(2)).toHaveText('Café');
  // Home cannot be dragged, and is a target.
  await drag('Press', 'Home', 28);
  await expect(labels.nth(1)).toHaveText('Press');
}
