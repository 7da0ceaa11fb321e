import { expect, type Locator } from '@playwright/test';

export const title =
  'Choosing a sensor scrolls to its row in the sorted grid and selects the row, both down and up.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  const select = demo.locator('select');
  await demo.locator('.MuiDataGrid-virtualScroller').scrollIntoViewIfNeeded();
  await expect(getRow('S-120')).not.toBeInViewport();
  for (const id of ['S-120', 'S-117', 'S-101']) {
    // oxlint-disable no-await-in-loop
    await select.selectOption(id);
    await expect(getRow(id)).toBeInViewport({ ratio: 0.9 });
    await expect(getRow(id)).toHaveAttribute('aria-selected', 'true');
    // oxlint-enable no-await-in-loop
  }
  await expect(demo.locator('.MuiDataGrid-row.Mui-selected')).toHaveCount(1);
}
