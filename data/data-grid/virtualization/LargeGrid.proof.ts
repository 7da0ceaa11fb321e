import { expect, type Locator } from '@playwright/test';

export const claim =
  'With 100 million cells, as many are in the DOM as with 1,000: fewer than 1,000, also while scrolling.';

async function readCells(demo: Locator): Promise<number> {
  const text = await demo.getByText(/^Cells in the DOM: /).textContent();
  return Number(/: (\d+)/.exec(text!)![1]);
}

export default async function prove(demo: Locator): Promise<void> {
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
  const readMost = async (name: string) => {
    const most = scroller.evaluate(async (element) => {
      let result = 0;
      const cells = element.getElementsByClassName('MuiDataGrid-cell');
      for (let frames = 0; frames < 90; frames += 1) {
        await new Promise(requestAnimationFrame);
        result = Math.max(result, cells.length);
      }
      return result;
    });
    await demo.getByRole('button', { name }).click();
    return most;
  };
  expect(await readMost('Scroll rows')).toBeLessThan(1_000);
  expect(await readMost('Scroll columns')).toBeLessThan(1_000);
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(18_000);
  await expect.poll(() => scroller.evaluate((element) => Math.abs(element.scrollLeft))).toBe(18_000);
  const events = await demo.getByText(/^Scroll events: /).textContent();
  expect(Number(/\d+/.exec(events!)![0])).toBeGreaterThan(20);
  await expect(demo.getByText(/^Script time of a scroll event: /)).not.toHaveText(/: 0\.0 ms/);
}
