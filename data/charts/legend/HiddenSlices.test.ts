import { expect, type Locator } from '@playwright/test';

export const title =
  'One slice is hidden at first. A click in the legend shows it, a second click hides it again, and the other slices share the circle.';

export default async function test(demo: Locator): Promise<void> {
  const item = demo.getByRole('button', { name: 'Unknown' });
  const bus = demo.locator('.MuiPieArc-root').first();
  /** Area of the box of the first slice, in px². */
  const readArea = async () => {
    const { width, height } = (await bus.boundingBox())!;
    return Math.round(width * height);
  };
  await expect(item).toHaveClass(/MuiChartsLegend-hidden/);
  let alone = 0;
  await expect
    .poll(async () => {
      const before = alone;
      alone = await readArea();
      return alone > 0 && alone === before;
    })
    .toBe(true);
  await item.click();
  await expect(item).not.toHaveClass(/MuiChartsLegend-hidden/);
  await expect.poll(readArea).toBeLessThan(alone);
  await item.press('Enter');
  await expect(item).toHaveClass(/MuiChartsLegend-hidden/);
  await expect.poll(readArea).toBe(alone);
}
