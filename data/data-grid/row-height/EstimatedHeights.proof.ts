import { expect, type Locator } from '@playwright/test';

export const claim =
  'Without estimates, the height of all rows starts at less than three quarters of the real height; with them, at more than four fifths.';

/** The height that the grid assumes, in pixels. */
async function readHeight(demo: Locator): Promise<number> {
  return Number(/(\d+) px/.exec((await demo.getByRole('status').textContent())!)![1]);
}

export default async function prove(demo: Locator): Promise<void> {
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await expect(demo.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
  const guessed = await readHeight(demo);
  expect(await demo.locator('.MuiDataGrid-row').count()).toBeLessThan(30);

  // Rows further down are higher than assumed, so the button stops before the last row.
  const scroll = demo.getByRole('button', { name: 'Scroll to the last row' });
  await scroll.click();
  await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(1000);
  await expect(demo.getByRole('gridcell', { name: '36', exact: true })).not.toBeInViewport();

  await demo.getByRole('switch').click();
  await expect.poll(() => readHeight(demo)).not.toBe(guessed);
  const estimated = await readHeight(demo);

  // Every row has been rendered and measured after a pass over all of them.
  await scroller.evaluate(async (element) => {
    for (let top = 0; top < element.scrollHeight; top += 200) {
      element.scrollTop = top;
      // Rendered in one frame, measured in the next.
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  await expect(demo.getByRole('gridcell', { name: '36', exact: true })).toBeVisible();
  await expect.poll(() => readHeight(demo)).toBeGreaterThan(estimated);
  const real = await readHeight(demo);
  expect(guessed / real).toBeLessThan(0.75);
  expect(estimated / real).toBeGreaterThan(0.8);

  // The button scrolls to the end when all heights are known.
  await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(demo.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
  await scroll.click();
  await expect(demo.getByRole('gridcell', { name: '36', exact: true })).toBeInViewport();
}
