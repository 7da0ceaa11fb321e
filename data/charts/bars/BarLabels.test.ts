import { expect, type Locator } from '@playwright/test';

export const title = 'Each bar shows its formatted value above its end, within the drawing area.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiBarLabel-root');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(labels).toHaveText(['12 km', '18 km', '7 km', '9 km']);
  await expect(bars).toHaveCount(4);
  const isAbove = async (index: number) => {
    const [label, bar] = [(await labels.nth(index).boundingBox())!, (await bars.nth(index).boundingBox())!];
    return label.y + label.height <= bar.y + 1;
  };
  for (const index of [0, 1, 2, 3]) {
    await expect.poll(() => isAbove(index)).toBe(true);
  }
  // The axis line is as long as the drawing area is tall; the tallest bar leaves room for its label.
  const axis = (await demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-line').boundingBox())!;
  expect((await labels.nth(1).boundingBox())!.y).toBeGreaterThanOrEqual(axis.y);
}
