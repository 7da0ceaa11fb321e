import { expect, type Locator } from '@playwright/test';

export const title =
  'With "keep", the y-axis has the range of all values. With "discard", it fits the visible values, and follows them while users pan.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  const readTop = async () => Math.max(...(await labels.allTextContents()).map(Number));
  const all = await readTop();
  expect(all).toBeGreaterThanOrEqual(600);
  await demo.getByRole('button', { name: 'discard' }).click();
  await expect.poll(readTop).toBeLessThan(600);
  const chart = demo.getByLabel('Visits in two weeks of March');
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  const { mouse } = demo.page();
  const y = box.y + box.height / 2;
  await expect(async () => {
    await mouse.move(box.x + box.width * 0.9, y);
    await mouse.down();
    await mouse.move(box.x + box.width * 0.5, y, { steps: 4 });
    await mouse.move(box.x + box.width * 0.25, y, { steps: 4 });
    await mouse.up();
    expect(await readTop()).toBeGreaterThanOrEqual(600);
  }).toPass();
  await demo.getByRole('button', { name: 'keep' }).click();
  await expect.poll(readTop).toBe(all);
}
