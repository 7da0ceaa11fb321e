import { expect, type Locator } from '@playwright/test';

export const title =
  'The list shows the points inside the rectangle while it is drawn, limited in both directions, and keeps them afterward.';

export default async function test(demo: Locator): Promise<void> {
  const { mouse } = demo.page();
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const points = chart.locator('.MuiScatterChart-marker');
  const shade = demo.locator('.MuiChartsBrushOverlay-rect');
  const items = demo.getByRole('listitem');
  await chart.scrollIntoViewIfNeeded();
  await expect(points).toHaveCount(10);
  await expect(items).toHaveCount(0);
  const readPoint = async (index: number) => {
    const { x, y, width, height } = (await points.nth(index).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const third = await readPoint(2);
  const sixth = await readPoint(5);
  // From the upper right of the sixth point to the lower left of the third one. Park View (60, 1180) is above.
  await expect(async () => {
    await mouse.move(sixth.x + 4, sixth.y - 4);
    await mouse.down();
    await mouse.move(third.x - 4, third.y + 4, { steps: 5 });
    await expect(shade).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await expect(items).toHaveText([/^Station Street/, /^School Lane/, /^Bridge Street/]);
  await mouse.up();
  await expect(shade).toHaveCount(0);
  await expect(items).toHaveText([/^Station Street/, /^School Lane/, /^Bridge Street/]);
  await mouse.move(0, 0);
}
