import { expect, type Locator } from '@playwright/test';

export const title = 'A tap, then a drag down zooms in, and a tap, then a drag up zooms out.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.getByLabel('Visits per day, zoomed with one finger');
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const readWidth = async () => Math.round(Number(await active.getAttribute('width')));
  const tapAndDrag = async (fromY: number, toY: number) => {
    await chart.click({ position: { x: 180, y: fromY } });
    const box = (await chart.boundingBox())!;
    const x = box.x + 180;
    await mouse.move(x, box.y + fromY);
    await mouse.down();
    await mouse.move(x, box.y + (fromY + toY) / 2, { steps: 4 });
    await mouse.move(x, box.y + toY, { steps: 4 });
    await mouse.up();
    return readWidth();
  };

  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 180, y: 80 } });
  const before = await readWidth();
  await expect(async () => {
    expect(await tapAndDrag(50, 120)).toBeLessThan(before);
  }).toPass();
  const narrow = await readWidth();
  await expect(async () => {
    expect(await tapAndDrag(140, 80)).toBeGreaterThan(narrow);
  }).toPass();
  await mouse.move(0, 0);
}
