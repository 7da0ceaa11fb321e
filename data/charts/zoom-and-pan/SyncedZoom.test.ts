import { expect, type Locator } from '@playwright/test';

export const title =
  'Two charts with the same zoomData show the same days: zooming in one of them zooms both, and buttons set the range.';

export default async function test(demo: Locator): Promise<void> {
  const visits = demo.getByLabel('Visits per day');
  const orders = demo.getByLabel('Orders per day');
  const readDays = (chart: Locator) => async () =>
    (await chart.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').allTextContents()).join();
  const expectSameDays = () =>
    expect.poll(async () => (await readDays(orders)()) === (await readDays(visits)())).toBe(true);
  const days = await readDays(visits)();
  expect(days).not.toContain('Apr');
  expect(await readDays(orders)()).toBe(days);
  await demo.getByRole('button', { name: 'All' }).click();
  await expect.poll(readDays(visits)).toContain('Apr');
  await expect.poll(readDays(orders)).toContain('Apr');
  await expectSameDays();
  await visits.scrollIntoViewIfNeeded();
  await visits.hover({ position: { x: 100, y: 60 } });
  const all = await readDays(orders)();
  await expect(async () => {
    await demo.page().mouse.wheel(0, -400);
    expect(await readDays(orders)()).not.toBe(all);
  }).toPass();
  await expectSameDays();
  await demo.getByRole('button', { name: 'Last week' }).click();
  await expect.poll(readDays(orders)).toBe(days);
}
