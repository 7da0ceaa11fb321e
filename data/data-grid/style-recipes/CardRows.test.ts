import { expect, type Locator } from '@playwright/test';

export const title =
  'Each row has a background with round corners and a gap below it, and no lines are visible.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.locator('[role="row"][data-id]');
  await expect(rows).toHaveCount(4);
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((row) => row.getBoundingClientRect().toJSON()),
  );
  for (const index of [1, 2, 3]) {
    expect(boxes[index].top - boxes[index - 1].bottom).toBeCloseTo(8);
  }
  for (const row of await rows.all()) {
    await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(row).not.toHaveCSS('border-top-left-radius', '0px');
    await expect(row.locator('[data-field="room"]')).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  }
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-top-width', '0px');
}
