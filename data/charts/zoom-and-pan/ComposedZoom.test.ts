import { expect, type Locator } from '@playwright/test';

export const title =
  'In a composed chart, the slider, the brush and the zoom buttons change the visible range. The bars are in a clipped group.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const readWidth = async () => Math.round(Number(await active.getAttribute('width')));
  const chart = demo.getByLabel('Visits per day, composed');
  const before = await readWidth();
  await demo.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(readWidth).toBeLessThan(before);
  const narrow = await readWidth();
  await demo.getByRole('button', { name: 'Zoom out' }).press('Enter');
  await expect.poll(readWidth).toBeGreaterThan(narrow);
  const wide = await readWidth();
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  const y = box.y + 100;
  await expect(async () => {
    await mouse.move(box.x + box.width * 0.3, y);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
    await mouse.move(box.x + box.width * 0.75, y, { steps: 4 });
    await expect(demo.locator('.MuiChartsBrushOverlay-root')).toHaveCount(1, { timeout: 1000 });
    await mouse.up();
    expect(await readWidth()).toBeLessThan(wide - 10);
  }).toPass();
  await expect(demo.locator('.MuiChartsBrushOverlay-root')).toHaveCount(0);
  await expect(demo.locator('g[clip-path] .MuiBarElement-root').first()).toBeAttached();
}
