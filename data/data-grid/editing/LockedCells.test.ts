import { expect, type Locator } from '@playwright/test';

export const title = 'The name of a part that is no longer ordered cannot be edited, but its stock can.';

export default async function test(demo: Locator): Promise<void> {
  const getCell = (id: string, field: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
  const editing = /MuiDataGrid-cell--editing/;

  await getCell('B-131', 'name').dblclick();
  await demo.page().keyboard.press('Enter');
  await demo.page().keyboard.type('x');
  await expect(getCell('B-131', 'name')).toHaveText('Rim 28 inch');
  await expect(getCell('B-131', 'name')).not.toHaveClass(editing);
  await expect(getCell('B-131', 'name')).not.toHaveClass(/cell--editable/);

  await getCell('B-131', 'stock').dblclick();
  await expect(getCell('B-131', 'stock')).toHaveClass(editing);
  await getCell('B-117', 'name').dblclick();
  await expect(getCell('B-131', 'stock')).not.toHaveClass(editing);
  await expect(getCell('B-117', 'name')).toHaveClass(editing);
  await demo.page().keyboard.press('Escape');
}
