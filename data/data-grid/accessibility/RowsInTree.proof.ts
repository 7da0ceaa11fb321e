import { expect, type Locator } from '@playwright/test';

export const claim =
  'With virtualization, fewer than 25 of 101 rows are in the tree, and the row with the focus stays there; without it, all are.';

export default async function prove(demo: Locator): Promise<void> {
  const { keyboard } = demo.page();
  const grid = demo.getByRole('grid');
  const first = demo.locator('[role="row"][data-rowindex="0"]');
  await expect(grid).toHaveAttribute('aria-rowcount', '101');
  await first.getByRole('gridcell').first().click();
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollTo(0, 3000));
  await expect(demo.locator('[role="row"][data-rowindex="57"]')).toBeVisible();
  await expect(first).toHaveCount(1);
  expect(await grid.getByRole('row').count()).toBeLessThan(25);
  await keyboard.press('ArrowDown');
  await expect(demo.locator('[role="row"][data-rowindex="1"] [role="gridcell"]').first()).toBeFocused();
  await demo.getByRole('switch', { name: 'Disable virtualization' }).click();
  await expect(grid.getByRole('row')).toHaveCount(101);
  await expect(demo.locator('output')).toHaveText('Rows in the accessibility tree: 101 of 101');
}
