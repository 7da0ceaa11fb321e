import { expect, type Locator } from '@playwright/test';

export const title =
  'Each new order appears in the sort order, even as the last row, and the grid scrolls to its cell and focuses it.';

/** Whether the grid shows the whole element. */
const isShown = (locator: Locator) =>
  locator.evaluate((element) => {
    const main = element.closest('.MuiDataGrid-main')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return main !== undefined && top >= main.top && bottom <= main.bottom + 1;
  });

export default async function test(demo: Locator): Promise<void> {
  const add = demo.getByRole('button', { name: 'Add order' });
  const order = (id: number) => demo.locator(`[role="row"][data-id="${id}"] [data-field="customer"]`);
  for (const id of [15, 16]) {
    await expect(order(id)).toHaveCount(0);
    await add.click();
    await expect(order(id)).toHaveText(`New customer ${id}`);
    await expect(order(id)).toBeFocused();
    await expect.poll(() => isShown(order(id))).toBe(true);
  }
  await demo.page().keyboard.press('ArrowUp');
  await expect(order(15)).toBeFocused();
  await demo.page().keyboard.press('ArrowUp');
  await expect(order(10)).toBeFocused();

  // In descending order of the totals, new orders are the last rows.
  const header = demo.getByRole('columnheader', { name: 'Total (€)' });
  await header.click();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await add.click();
  await expect(order(17)).toBeFocused();
  await expect.poll(() => isShown(order(17))).toBe(true);
}
