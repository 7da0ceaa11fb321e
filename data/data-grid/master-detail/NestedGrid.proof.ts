import { expect, type Locator } from '@playwright/test';

export const claim =
  'The nested grid has the width of the viewport and stays there while users scroll sideways; it has its own keyboard navigation.';

export default async function prove(demo: Locator): Promise<void> {
  const outer = demo.getByRole('grid', { name: 'Shipments with nested grids' });
  const inner = demo.getByRole('grid', { name: 'Items of shipment 501' });
  await expect(inner.getByText('Atlas')).toBeVisible();
  const measure = () =>
    inner.evaluate((element) => {
      const scroller = element.parentElement!.closest('.MuiDataGrid-root')!;
      const box = element.getBoundingClientRect();
      const frame = scroller.getBoundingClientRect();
      return { left: Math.round(box.left - frame.left), right: Math.round(frame.right - box.right) };
    });
  const before = await measure();
  expect(before.left).toBeGreaterThanOrEqual(0);
  expect(before.right).toBeGreaterThanOrEqual(0);
  await inner.getByText('Atlas').click();
  await demo.page().keyboard.press('ArrowDown');
  await expect(inner.getByRole('gridcell', { name: 'Bookend' })).toBeFocused();

  const scroller = outer.locator('.MuiDataGrid-virtualScroller').first();
  await scroller.evaluate((element) => {
    const isRtl = getComputedStyle(element).direction === 'rtl';
    element.scrollLeft = isRtl ? -300 : 300;
  });
  await expect.poll(() => scroller.evaluate((element) => Math.abs(element.scrollLeft))).toBe(300);
  expect(await measure()).toEqual(before);
}
