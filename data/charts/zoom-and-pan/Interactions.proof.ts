import { expect, type Locator } from '@playwright/test';

export const claim =
  'The prop zoomInteractionConfig selects the interactions: a wheel that needs Ctrl or ⌘, a brush with a double click that shows all, tap and drag, press and drag, or none.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const { mouse, keyboard } = page;
  const chart = demo.getByLabel('Visits per day, with several interactions');
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const read = async (name: 'x' | 'width') => Math.round(Number(await active.getAttribute(name)));
  const readRange = async () => `${await read('x')} ${await read('width')}`;
  const choose = async (name: string) => {
    await demo.getByRole('button', { name, exact: true }).click();
    await expect(demo.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await chart.scrollIntoViewIfNeeded();
    await chart.hover({ position: { x: 180, y: 80 } });
  };
  const drag = async (from: number, to: number, y = 80, toY = y) => {
    const box = (await chart.boundingBox())!;
    await mouse.move(box.x + from, box.y + y);
    await mouse.down();
    await mouse.move(box.x + (from + to) / 2, box.y + (y + toY) / 2, { steps: 4 });
    await mouse.move(box.x + to, box.y + toY, { steps: 4 });
    await mouse.up();
  };
  /** Over more than a third of the chart: the range would be smaller than minSpan otherwise. */
  const brush = async () => {
    const { width } = (await chart.boundingBox())!;
    await drag(width * 0.3, width * 0.75);
  };
  const nextFrames = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
    );

  await choose('With keys');
  const start = await readRange();
  await mouse.wheel(0, -40);
  await nextFrames();
  expect(await readRange()).toBe(start);
  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 180, y: 80 } });
  await keyboard.down('ControlOrMeta');
  await expect(async () => {
    await mouse.wheel(0, -100);
    expect(await readRange()).not.toBe(start);
  }).toPass();
  await keyboard.up('ControlOrMeta');

  await choose('Brush');
  const width = await read('width');
  await mouse.wheel(0, -40);
  await nextFrames();
  expect(await read('width')).toBe(width);
  await chart.scrollIntoViewIfNeeded();
  await expect(async () => {
    await brush();
    expect(await read('width')).toBeLessThan(width - 20);
  }).toPass();
  await chart.dblclick({ position: { x: 180, y: 80 } });
  // The whole range, not the initial one.
  await expect.poll(() => read('width')).toBeGreaterThan(width * 1.9);

  await choose('Tap and press');
  const before = await read('width');
  const tapAndDrag = async (fromY: number, toY: number) => {
    await chart.click({ position: { x: 180, y: fromY } });
    await drag(180, 180, fromY, toY);
    return read('width');
  };
  await expect(async () => {
    expect(await tapAndDrag(50, 120)).toBeLessThan(before);
  }).toPass();
  const narrow = await read('width');
  await expect(async () => {
    expect(await tapAndDrag(140, 80)).toBeGreaterThan(narrow);
  }).toPass();

  await choose('By pointer');
  const mouseStart = await read('width');
  await expect(async () => {
    await brush();
    expect(await read('width')).toBeLessThan(mouseStart - 20);
  }).toPass();

  await choose('None');
  const none = await readRange();
  await drag(120, 200);
  await mouse.wheel(0, -10);
  await nextFrames();
  expect(await readRange()).toBe(none);
}
