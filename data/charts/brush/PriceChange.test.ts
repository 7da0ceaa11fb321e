import { expect, type Locator } from '@playwright/test';

export const title =
  'While users drag, the overlay covers whole weeks and shows the gain or, in a different color, the loss between them.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const label = chart.locator('text').filter({ hasText: '%' });
  const rect = chart.locator('rect:has(+ text)');
  const readColor = () => label.evaluate((element) => getComputedStyle(element).fill);
  await chart.scrollIntoViewIfNeeded();
  const line = (await demo.locator('.MuiLineElement-root').boundingBox())!;
  const y = line.y + line.height / 2;
  const toX = (week: number) => line.x + (line.width * (week - 1)) / 17;
  await expect(async () => {
    await mouse.move(toX(1.2), y);
    await mouse.down();
    await mouse.move(toX(6.8), y, { steps: 5 });
    await expect(label).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(label).toHaveText('Week 1 to 7: +11.3%');
  const gain = await readColor();
  const box = (await rect.boundingBox())!;
  expect(Math.abs(box.x - toX(1))).toBeLessThan(3);
  expect(Math.abs(box.x + box.width - toX(7))).toBeLessThan(3);
  await mouse.up();
  await expect(label).toHaveCount(0);
  await mouse.move(toX(9), y);
  await mouse.down();
  await mouse.move(toX(7), y, { steps: 5 });
  await expect(label).toHaveText('Week 7 to 9: -6.4%');
  expect(await readColor()).not.toBe(gain);
  await mouse.up();
  await mouse.move(0, 0);
}
