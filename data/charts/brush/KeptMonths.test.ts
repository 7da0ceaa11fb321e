import { expect, type Locator } from '@playwright/test';

export const title =
  'A drag and the two thumbs of a slider change the same range of months, which stays marked after the drag.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const area = chart.locator('rect[pointer-events="none"][fill]');
  const bars = chart.locator('.MuiBarElement-root');
  const output = demo.getByRole('status');
  const [first, last] = [demo.getByRole('slider').nth(0), demo.getByRole('slider').nth(1)];
  await chart.scrollIntoViewIfNeeded();
  await expect(output).toHaveText('Mar to May: 1,115 orders');
  /** Whether the area covers the bars from one month to another and no other bar. */
  const expectArea = async (from: number, to: number) => {
    const box = (await area.boundingBox())!;
    for (let month = 0; month < 12; month += 1) {
      const bar = (await bars.nth(month).boundingBox())!;
      const center = bar.x + bar.width / 2;
      expect(center > box.x && center < box.x + box.width).toBe(month >= from && month <= to);
    }
  };
  await expectArea(2, 4);
  const box = (await chart.boundingBox())!;
  const toX = async (month: number) => {
    const bar = (await bars.nth(month).boundingBox())!;
    return bar.x + bar.width / 2;
  };
  const [start, end] = [await toX(9), await toX(7)];
  await expect(async () => {
    await mouse.move(start, box.y + 60);
    await mouse.down();
    await mouse.move(end, box.y + 60, { steps: 5 });
    await mouse.up();
    await expect(output).toHaveText('Aug to Oct: 1,205 orders', { timeout: 1000 });
  }).toPass();
  await expectArea(7, 9);
  await mouse.move(0, 0);
  await last.press('ArrowUp');
  await expect(output).toHaveText('Aug to Nov: 1,715 orders');
  await first.press('ArrowDown');
  await expect(output).toHaveText('Jul to Nov: 2,065 orders');
  await expectArea(6, 10);
}
