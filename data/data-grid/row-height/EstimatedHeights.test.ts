import { expect, type Locator } from '@playwright/test';

export const title =
  'Before most rows are measured, the height of all rows is more than four fifths of the real height.';

export default async function test(demo: Locator): Promise<void> {
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const readHeight = () => scroller.evaluate((element) => element.scrollHeight);
  await expect(demo.getByRole('gridcell', { name: '1', exact: true })).toBeVisible();
  expect(await demo.locator('.MuiDataGrid-row').count()).toBeLessThan(30);
  const estimated = await readHeight();

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
  const real = await readHeight();
  expect(real).toBeGreaterThan(1500);
  expect(estimated / real).toBeGreaterThan(0.8);
  expect(estimated / real).toBeLessThan(1.2);
}
