import { expect, type Locator } from '@playwright/test';

export const title =
  'Without a count the scrollbar covers the loaded rows, and with a count it covers all rows without a new request for those.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const getHeight = () => scroller.evaluate((element) => element.scrollHeight);
  const entries = demo.getByRole('log').locator('p');
  await expect(row(1001)).toBeVisible();
  expect(await getHeight()).toBeLessThan(30 * 52);
  await demo.getByRole('button', { name: 'Count the sales' }).click();
  await expect.poll(getHeight).toBeGreaterThan(239 * 52);
  await expect(row(1001)).toBeVisible();
  await scroller.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(row(1240)).toBeVisible();
  await expect(entries).toHaveText([
    '3. GET /sales?from=220&to=239',
    '2. GET /sales?limit=0',
    '1. GET /sales?from=0&to=19',
  ]);
}
