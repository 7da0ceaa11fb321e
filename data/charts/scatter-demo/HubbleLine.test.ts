import { expect, type Locator } from '@playwright/test';

export const title =
  'The line of least squares runs through the mean of the points with a slope of 454, which its label shows, and arrow keys open the tooltips.';

export default async function test(demo: Locator): Promise<void> {
  const points = demo.locator('.MuiScatterChart-marker');
  await expect(points).toHaveCount(24);
  await expect(demo.getByText('454 km/s per Mpc')).toBeVisible();
  const line = (await demo.locator('line[stroke="#d84315"]').boundingBox())!;
  const boxes = await points.evaluateAll((circles) =>
    circles.map((circle) => {
      const { x, y, width, height } = circle.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(boxes.map((box) => box.x)), mean(boxes.map((box) => box.y))];
  // It rises from its start at the left, so its bottom is there.
  const lineY = line.y + line.height - ((x - line.x) / line.width) * line.height;
  expect(Math.abs(lineY - y)).toBeLessThan(3);
  const chart = demo.getByLabel(/farther a nebula/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('0.032 Mpc, 170 km/s');
}
