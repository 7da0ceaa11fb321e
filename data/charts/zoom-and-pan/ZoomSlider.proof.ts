import { expect, type Locator } from '@playwright/test';

export const claim =
  'Dragging the end of the slider changes the visible range, and dragging its middle pans. The tooltips of the slider have their own format.';

export default async function prove(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const end = demo.locator('.MuiChartAxisZoomSliderThumb-end');
  const readNumber = async (name: string) => Number(await active.getAttribute(name));
  const tooltips = demo.page().getByRole('tooltip');
  const drag = async (element: Locator, by: number) => {
    const box = (await element.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + by / 2, y, { steps: 3 });
    await mouse.move(x + by, y, { steps: 3 });
    await mouse.up();
    // The chart applies the last move in the next frame.
    await demo
      .page()
      .evaluate(
        () =>
          new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
      );
  };

  // The preview draws all days, also those that are not visible.
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
  await expect(tooltips).toHaveCount(0);
  await demo.getByRole('button', { name: 'always' }).click();
  await expect(tooltips).toHaveCount(2);
  await expect(tooltips.first()).toContainText(/(Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Mar|Apr|May) \d\d 2026/);
  await demo.getByRole('button', { name: 'never' }).click();
  await active.hover();
  await expect(tooltips).toHaveCount(0);
  await demo.getByRole('switch', { name: 'preview' }).click();
  await expect(demo.locator('[data-charts-zoom-slider] path')).toHaveCount(0);
}
