import { expect, type Locator } from '@playwright/test';

export const title =
  'With zoom: true on the x-axis, the wheel zooms in at the pointer, dragging pans, and the wheel zooms out to all days again. The y-axis keeps its range.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.getByLabel('Visits to a shop per day, March to May');
  const readDays = () => demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').allTextContents();
  const readCounts = () =>
    demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').allTextContents();
  await chart.scrollIntoViewIfNeeded();
  await chart.hover();
  const all = await readDays();
  const counts = await readCounts();
  const { mouse } = demo.page();
  await expect(async () => {
    await mouse.wheel(0, -400);
    expect(await readDays()).not.toEqual(all);
  }).toPass();
  expect(await readCounts()).toEqual(counts);

  const zoomed = await readDays();
  const box = (await chart.boundingBox())!;
  const y = box.y + box.height / 2;
  await mouse.move(box.x + box.width * 0.4, y);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.6, y, { steps: 4 });
  await mouse.move(box.x + box.width * 0.9, y, { steps: 4 });
  await mouse.up();
  await expect.poll(readDays).not.toEqual(zoomed);

  await expect(async () => {
    await mouse.wheel(0, 600);
    expect(await readDays()).toEqual(all);
  }).toPass();
}
