import { expect, type Locator } from '@playwright/test';

export const title =
  'The wheel zooms both axes at once, each slider only its own axis. The preview has its own marker size.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const readSize = (name: 'horizontal' | 'vertical') => async () => {
    const box = (await demo
      .locator(`.MuiChartAxisZoomSliderTrack-${name}.MuiChartAxisZoomSliderTrack-active`)
      .boundingBox())!;
    return Math.round(name === 'horizontal' ? box.width : box.height);
  };
  await expect(active).toHaveCount(2);
  await expect(demo.locator('[data-charts-zoom-slider] circle')).toHaveCount(36);
  await expect(demo.locator('[data-charts-zoom-slider] circle').first()).toHaveAttribute('r', '2');
  const chart = demo.getByLabel('Distance and duration of 36 deliveries');
  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 200, y: 120 } });
  const [width, height] = [await readSize('horizontal')(), await readSize('vertical')()];
  await expect(async () => {
    await mouse.wheel(0, -300);
    expect(await readSize('horizontal')()).toBeLessThan(width - 5);
    expect(await readSize('vertical')()).toBeLessThan(height - 5);
  }).toPass();
  await mouse.move(0, 0);
  const [narrow, low] = [await readSize('horizontal')(), await readSize('vertical')()];
  const thumb = demo.locator('.MuiChartAxisZoomSliderThumb-vertical.MuiChartAxisZoomSliderThumb-start');
  const box = (await thumb.boundingBox())!;
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await mouse.move(box.x + box.width / 2, box.y - 10, { steps: 3 });
  await mouse.move(box.x + box.width / 2, box.y - 25, { steps: 3 });
  await mouse.up();
  await expect.poll(readSize('vertical')).toBeLessThan(low - 5);
  expect(await readSize('horizontal')()).toBe(narrow);
}
