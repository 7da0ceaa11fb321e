import { expect, type Locator } from '@playwright/test';

export const title =
  'Each section row covers all columns after the checkboxes, and the rows of products do not.';

export default async function test(demo: Locator): Promise<void> {
  const cells = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`).getByRole('gridcell');
  for (const id of [1, 4]) {
    await expect(cells(id)).toHaveCount(2);
    await expect(cells(id).last()).toHaveAttribute('aria-colspan', '3');
  }
  for (const id of [2, 3, 5]) {
    await expect(cells(id)).toHaveCount(4);
  }
}
