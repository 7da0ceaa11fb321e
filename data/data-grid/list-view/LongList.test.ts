import { expect, type Locator } from '@playwright/test';

export const title = 'A long note makes its row taller, and only the rows near the viewport are rendered.';

export default async function test(demo: Locator): Promise<void> {
  const row = (id: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const getHeight = async (id: number) => (await row(id).boundingBox())?.height ?? 0;
  const isTaller = async () => (await getHeight(2)) > 1.5 * (await getHeight(1));
  await expect.poll(isTaller).toBe(true);
  await expect(row(90)).toHaveCount(0);
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .evaluate((element) => (element.scrollTop = element.scrollHeight));
  await expect(row(1)).toHaveCount(0);
  await expect.poll(() => demo.getByRole('row').count()).toBeLessThan(45);
}
