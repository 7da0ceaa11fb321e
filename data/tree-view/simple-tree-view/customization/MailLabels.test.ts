import { expect, type Locator } from '@playwright/test';

export const title = 'Each item has its own color at the edge and shows the number of unread messages.';

export default async function test(demo: Locator): Promise<void> {
  const expectColor = (name: string, color: string) =>
    expect(demo.getByRole('treeitem', { name }).locator('> .MuiTreeItem-content')).toHaveCSS(
      'border-inline-start-color',
      color,
    );
  await expectColor('Family', 'rgb(46, 125, 50)');
  await expectColor('Taxes', 'rgb(198, 40, 40)');
  await expectColor('Labels', 'rgba(0, 0, 0, 0)');
  await expect(demo.getByText('Family')).toHaveCSS('font-weight', '600');
  await expect(demo.getByText('Taxes')).toHaveCSS('font-weight', '400');
  await expect(demo.getByRole('treeitem', { name: 'Family' })).toContainText('2 unread');
}
