import { expect, type Locator } from '@playwright/test';

export const title =
  'The buttons select and show the next and the previous row in the sort order, and stop at the first row and at the last.';

/** Whether the grid shows the whole element. */
const isShown = (locator: Locator) =>
  locator.evaluate((element) => {
    const main = element.closest('.MuiDataGrid-main')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return main !== undefined && top >= main.top && bottom <= main.bottom + 1;
  });

export default async function test(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const next = demo.getByRole('button', { name: 'Next' });
  const previous = demo.getByRole('button', { name: 'Previous' });
  const selectedRow = demo.locator('[role="row"][aria-selected="true"]');
  await expect(status).toHaveText('Order 1, €120');
  await previous.click();
  await expect(status).toHaveText('Order 1, €120');
  await next.click();
  await expect(status).toHaveText('Order 2, €85');
  await expect(selectedRow).toHaveAttribute('data-id', '2');

  await demo.getByRole('columnheader', { name: 'Total (€)' }).click();
  await previous.click();
  await expect(status).toHaveText('Order 12, €75');
  await expect(selectedRow).toHaveAttribute('data-id', '12');
  await expect.poll(() => isShown(selectedRow)).toBe(true);
  for (const total of [85, 95, 110, 120, 130, 150, 180, 205, 240, 260, 310]) {
    await next.click();
    await expect(status).toContainText(`€${total}`);
    await expect.poll(() => isShown(selectedRow)).toBe(true);
  }
  await next.click();
  await expect(status).toHaveText('Order 5, €310');
}
