import { expect, type Locator } from '@playwright/test';

export const title = 'Equal rooms are merged only within a day, and equal courses are not merged at all.';

export default async function test(demo: Locator): Promise<void> {
  const span = (id: string) =>
    demo.locator(`[role="row"][data-id="${id}"] [role="gridcell"][data-field="room"]`);
  await expect(demo.locator('[role="gridcell"][data-field="room"]')).toHaveCount(4);
  await expect(span('a')).toHaveAttribute('aria-rowspan', '2');
  await expect(span('c')).toHaveAttribute('aria-rowspan', '1');
  await expect(span('d')).toHaveAttribute('aria-rowspan', '2');
  await expect(demo.locator('[role="gridcell"][data-field="course"][aria-rowspan="1"]')).toHaveCount(6);
  await expect(demo.locator('[role="gridcell"][data-field="day"]')).toHaveCount(2);
}
