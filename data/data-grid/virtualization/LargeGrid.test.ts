import { expect, type Locator } from '@playwright/test';

export const title =
  'With 100 million cells, as many are in the DOM as with 1,000: fewer than 1,000, even during scrolling.';

async function readCells(demo: Locator): Promise<number> {
  const text = await demo.getByText(/^Cells in the DOM: /).textContent();
  return Number(/: (\d+)/.exec(text!)![1]);
}

export default async function test(demo: Locator): Promise<void> {
  const grid = demo.getByRole('grid');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(grid).toHaveAttribute('aria-rowcount', '51');
  await expect.poll(() => readCells(demo)).toBeGreaterThan(20);
  const baseline = await readCells(demo);
  expect(baseline).toBe(await demo.getByRole('gridcell').count());

  // 100,000 times the cells, and the same number in the DOM.
  await demo.getByRole('button', { name: '100,000 × 1,000' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '100001');
  await expect(grid).toHaveAttribute('aria-colcount', '1000');
  await expect.poll(() => readCells(demo)).toBe(baseline);
  expect(baseline).toBeLessThan(1_000);

  // The largest number of cells of all frames, as the browser counts them.
  const readMost = (step: { top: number; left: number }) =>
    scroller.evaluate(async (element, { top, left }) => {
      const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1;
      const cells = element.getElementsByClassName('MuiDataGrid-cell');
      let most = 0;
      for (let frames = 0; frames < 60; frames += 1) {
        element.scrollBy({ top, left: left * direction });
        await new Promise(requestAnimationFrame);
        most = Math.max(most, cells.length);
      }
      return most;
    }, step);
  expect(await readMost({ top: 300, left: 0 })).toBeLessThan(1_000);
  expect(await readMost({ top: 0, left: 300 })).toBeLessThan(1_000);
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(18_000);
  await expect.poll(() => scroller.evaluate((element) => Math.abs(element.scrollLeft))).toBe(18_000);
}
