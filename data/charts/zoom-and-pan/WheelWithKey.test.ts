import { expect, type Locator } from '@playwright/test';

export const title =
  'Without a key, the chart leaves the wheel to the page. With Ctrl, or ⌘ on macOS, it zooms the chart instead.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const { mouse, keyboard } = page;
  const chart = demo.getByLabel('Visits per day, zoomed with Ctrl or ⌘ and the wheel');
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const readWidth = async () => Math.round(Number(await active.getAttribute('width')));
  /** Turns the wheel. Returns whether the chart kept the page from scrolling. */
  const turn = async (delta: number) => {
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      delete dataset.wheel;
      const note = (event: WheelEvent) => {
        dataset.wheel = String(event.defaultPrevented);
      };
      window.addEventListener('wheel', note, { once: true });
    });
    await mouse.wheel(0, delta);
    const reading = () => page.evaluate(() => document.documentElement.dataset.wheel);
    await expect.poll(reading).toBeDefined();
    return (await reading()) === 'true';
  };

  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 180, y: 80 } });
  const width = await readWidth();
  expect(await turn(-40)).toBe(false);
  expect(await readWidth()).toBe(width);

  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 180, y: 80 } });
  await keyboard.down('ControlOrMeta');
  await expect(async () => {
    expect(await turn(-100)).toBe(true);
    expect(await readWidth()).toBeLessThan(width - 5);
  }).toPass();
  await keyboard.up('ControlOrMeta');
  await page.evaluate(() => {
    delete document.documentElement.dataset.wheel;
  });
  await mouse.move(0, 0);
}
