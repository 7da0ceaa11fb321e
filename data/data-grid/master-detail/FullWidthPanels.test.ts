import { expect, type Locator } from '@playwright/test';

export const title =
  'The content of a panel has the width of the viewport and stays there while users scroll sideways.';

export default async function test(demo: Locator): Promise<void> {
  const items = demo.getByRole('region', { name: 'Items of shipment 501' });
  await expect(items).toContainText('4 × Atlas');
  const measure = () =>
    items.evaluate((element) => {
      const frame = element.closest('.MuiDataGrid-root')!.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return { left: Math.round(box.left - frame.left), right: Math.round(frame.right - box.right) };
    });
  const before = await measure();
  expect(before.left).toBeGreaterThanOrEqual(0);
  expect(before.right).toBeGreaterThanOrEqual(0);

  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => {
    const isRtl = getComputedStyle(element).direction === 'rtl';
    element.scrollLeft = isRtl ? -300 : 300;
  });
  await expect.poll(() => scroller.evaluate((element) => Math.abs(element.scrollLeft))).toBe(300);
  await expect.poll(measure).toEqual(before);
}
