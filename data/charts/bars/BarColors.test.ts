import { expect, type Locator } from '@playwright/test';

export const title = 'The range of the value sets the color of each bar, and the legend lists the ranges.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect
    .poll(() => bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill'))))
    .toEqual(['#2e7d32', '#0288d1', '#2e7d32', '#2e7d32', '#d32f2f']);
  const ranges = demo.getByRole('list').getByRole('listitem');
  await expect(ranges).toHaveCount(3);
  await expect(ranges.first().locator('[fill="#0288d1"]')).toHaveCount(1);
}
