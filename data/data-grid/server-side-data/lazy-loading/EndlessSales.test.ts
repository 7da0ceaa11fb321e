import { expect, type Locator } from '@playwright/test';

export const title =
  'The grid requests the next rows when users scroll to the end, and nothing more after the last ones.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const scrollToEnd = () =>
    demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
  const entries = demo.getByRole('log').locator('p');
  await expect(row(1001)).toBeVisible();
  await expect(entries).toHaveText(['1. GET /sales?from=0&to=19']);
  await scrollToEnd();
  await expect(entries.first()).toHaveText('2. GET /sales?from=20&to=39');
  await expect(row(1021)).toBeVisible();
  await scrollToEnd();
  await expect(entries.first()).toHaveText('3. GET /sales?from=40&to=59');
  await expect(row(1041)).toBeVisible();
  await scrollToEnd();
  await expect(row(1060)).toBeVisible();
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '61');
  await expect(entries).toHaveCount(3);
}
