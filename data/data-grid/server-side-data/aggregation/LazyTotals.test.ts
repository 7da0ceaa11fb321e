import { expect, type Locator } from '@playwright/test';

export const title = 'The total covers rows that are not loaded, before and after users scroll.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('[data-id="auto-generated-group-footer-root"] [data-field="total"]');
  await expect(total).toHaveText('59,962');
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(demo.locator('[role="row"][data-id="1240"]')).toBeVisible();
  await expect(total).toHaveText('59,962');
}
