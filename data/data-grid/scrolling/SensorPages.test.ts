import { expect, type Locator } from '@playwright/test';

export const title = 'The button opens the page of a sensor and scrolls to its row.';

export default async function test(demo: Locator): Promise<void> {
  const getRow = (id: string) => demo.locator(`[role="row"][data-id="${id}"]`);
  await demo.locator('.MuiDataGrid-virtualScroller').scrollIntoViewIfNeeded();
  await expect(getRow('S-147')).toHaveCount(0);
  await demo.getByRole('button').first().click();
  await expect(getRow('S-147')).toBeInViewport({ ratio: 0.9 });
  await expect(getRow('S-125')).not.toBeInViewport();
}
