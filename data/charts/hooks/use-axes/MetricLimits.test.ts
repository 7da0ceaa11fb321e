import { expect, type Locator } from '@playwright/test';

export const title =
  'The maximum of each metric is near the end of its axis, in the order of the metrics: the first one at the top, the next ones clockwise.';

export default async function test(demo: Locator): Promise<void> {
  const limits = demo.locator('svg.MuiChartsSurface-root > text[pointer-events="none"]');
  await expect(limits).toHaveText(['20', '32', '1024', '18', '16']);
  const boxes = await Promise.all(
    [0, 1, 2, 3, 4].map(async (index) => {
      const { x, y, width, height } = (await limits.nth(index).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const [battery, memory, disk, screen, cores] = boxes as Required<typeof boxes>;
  expect(battery!.y).toBeLessThan(memory!.y);
  expect(memory!.y).toBeLessThan(disk!.y);
  expect(memory!.x).toBeGreaterThan(battery!.x);
  expect(disk!.x).toBeGreaterThan(battery!.x);
  expect(screen!.x).toBeLessThan(battery!.x);
  expect(cores!.x).toBeLessThan(screen!.x);
  expect(Math.abs(memory!.y - cores!.y)).toBeLessThan(2);
}
