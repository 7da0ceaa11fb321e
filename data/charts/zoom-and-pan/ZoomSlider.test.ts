import { expect, type Locator } from '@playwright/test';
import { waitForFrames } from '../../../e2e/demos/frameSteps';

export const title =
  'The slider has a preview of all values. Dragging its end changes the visible range, and dragging its middle pans.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const end = demo.locator('.MuiChartAxisZoomSliderThumb-end');
  const readNumber = async (name: string) => Number(await active.getAttribute(name));
  const drag = async (element: Locator, by: number) => {
    const box = (await element.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + by / 2, y, { steps: 3 });
    await mouse.move(x + by, y, { steps: 3 });
    await mouse.up();
    // The chart applies the last move in the next frame.
    await waitForFrames(demo.page());
  };

  // The line and its area, for all days.
  await expect(demo.locator('[data-charts-zoom-slider] path')).toHaveCount(2);
  await active.scrollIntoViewIfNeeded();
  const width = await readNumber('width');
  await expect(async () => {
    await drag(end, 40);
    expect(await readNumber('width')).toBeGreaterThan(width + 20);
  }).toPass();
  const wide = await readNumber('width');
  const x = await readNumber('x');
  await drag(active, -25);
  await expect.poll(() => readNumber('x')).toBeLessThan(x - 15);
  expect(await readNumber('width')).toBeCloseTo(wide, 0);
  await mouse.move(0, 0);
}
