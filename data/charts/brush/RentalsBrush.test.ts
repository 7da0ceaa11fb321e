import { expect, type Locator } from '@playwright/test';

export const title =
  'Dragging across the chart shades the range between the start and the pointer, and releasing removes it.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const shade = demo.locator('.MuiChartsBrushOverlay-rect');
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  const y = box.y + 100;
  await expect(async () => {
    await mouse.move(box.x + box.width * 0.4, y);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.7, y, { steps: 5 });
    await expect(shade).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  expect(Math.abs(Number(await shade.getAttribute('x')) - box.width * 0.4)).toBeLessThan(2);
  expect(Math.abs(Number(await shade.getAttribute('width')) - box.width * 0.3)).toBeLessThan(2);
  // Back across the start: the range is on the other side of it.
  await mouse.move(box.x + box.width * 0.3, y, { steps: 5 });
  await expect
    .poll(async () => Math.abs(Number(await shade.getAttribute('x')) - box.width * 0.3))
    .toBeLessThan(2);
  await mouse.up();
  await expect(shade).toHaveCount(0);
  await mouse.move(0, 0);
}
