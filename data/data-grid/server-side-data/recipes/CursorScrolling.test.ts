import { expect, type Locator } from '@playwright/test';

export const title =
  'When users scroll to the end at once, the pages before it are requested one after the other, each once.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(row(1001)).toBeVisible();
  await scroller.evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(row(1120)).toBeVisible();
  const requests = [
    '6. GET /sales?after=1100&limit=20',
    '5. GET /sales?after=1080&limit=20',
    '4. GET /sales?after=1060&limit=20',
    '3. GET /sales?after=1040&limit=20',
    '2. GET /sales?after=1020&limit=20',
    '1. GET /sales?limit=20',
  ];
  await expect(demo.getByRole('log').locator('p')).toHaveText(requests);
  await scroller.evaluate((element) => {
    element.scrollTop = 30 * 52;
  });
  await expect(row(1033)).toBeVisible();
  await expect(demo.getByRole('log').locator('p')).toHaveText(requests);
}
