import { expect, type Locator } from '@playwright/test';

export const title =
  'The scrollbar covers all rows, the grid requests whole blocks of 20 rows where users scroll, and not the rows between.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  await expect(row(1001)).toBeVisible();
  // With the row of the headers.
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '241');
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(row(1240)).toBeVisible();
  const entries = demo.getByRole('log').locator('p');
  await expect(entries.first()).toHaveText('2. GET /sales?from=220&to=239');
  await expect(entries.last()).toHaveText('1. GET /sales?from=0&to=19');
}
