import { expect, type Locator } from '@playwright/test';
import { waitForFrames } from '../../../e2e/demos/frameSteps';

export const title =
  'Dragging a selection zooms into it, and a double click shows all days. Scrolling up or down does not zoom.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const { mouse } = page;
  const chart = demo.getByLabel('Visits per day, zoomed by dragging a selection');
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const readWidth = async () => Math.round(Number(await active.getAttribute('width')));

  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 180, y: 80 } });
  const width = await readWidth();
  await mouse.wheel(0, -40);
  await waitForFrames(page);
  expect(await readWidth()).toBe(width);

  await chart.scrollIntoViewIfNeeded();
  await expect(async () => {
    const box = (await chart.boundingBox())!;
    const y = box.y + 80;
    // Over more than a third of the chart: the range would be smaller than minSpan otherwise.
    await mouse.move(box.x + box.width * 0.3, y);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
    await mouse.move(box.x + box.width * 0.75, y, { steps: 4 });
    await mouse.up();
    expect(await readWidth()).toBeLessThan(width - 20);
  }).toPass();

  await chart.dblclick({ position: { x: 180, y: 80 } });
  // The whole range, not the initial one.
  await expect.poll(readWidth).toBeGreaterThan(width * 1.9);
  await mouse.move(0, 0);
}
