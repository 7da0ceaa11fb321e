import { expect, type Locator } from '@playwright/test';

export const title = 'The selected part is outlined in the item, and no other part is.';

export default async function test(demo: Locator): Promise<void> {
  const toolbox = demo.getByRole('treeitem', { name: 'Toolbox' });
  const content = toolbox.locator('> .MuiTreeItem-content');
  await expect(content).toHaveCSS('outline', /solid/);
  for (const part of ['iconContainer', 'checkbox', 'label']) {
    await demo.getByRole('combobox', { name: 'Part' }).click();
    await demo.page().getByRole('option', { name: part, exact: true }).click();
    await expect(content.locator(`.MuiTreeItem-${part}`)).toHaveCSS('outline', /2px/);
    await expect(toolbox.locator('[style*="outline"]')).toHaveCount(1);
  }
  await demo.getByRole('combobox', { name: 'Part' }).click();
  await demo.page().getByRole('option', { name: 'groupTransition' }).click();
  await expect(toolbox.getByRole('group')).toHaveCSS('outline', /2px/);
}
