import { expect, type Locator } from '@playwright/test';

export const title =
  'A line leads from each slice to its name and share outside the pie, and the tooltip shows the value.';

const labels = [
  ['Superior', '34%'],
  ['Huron', '24%'],
  ['Michigan', '24%'],
  ['Erie', '11%'],
  ['Ontario', '8%'],
] as const;

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(5);
  const readRadius = async () => (await demo.locator('.MuiPieChart-series').boundingBox())!.width / 2;
  await expect.poll(readRadius).toBeGreaterThan(60);
  const pie = (await demo.locator('.MuiPieChart-series').boundingBox())!;
  const [centerX, centerY, radius] = [pie.x + pie.width / 2, pie.y + pie.height / 2, pie.width / 2];
  for (const [index, [name, share]] of labels.entries()) {
    const label = demo.locator('g:has(> polyline)').nth(index);
    await expect(label).toHaveText(`${name}${share}`);
    const { x, y, width, height } = (await label.locator('text').first().boundingBox())!;
    // The point of the text nearest to the center.
    const nearX = Math.max(x, Math.min(centerX, x + width));
    const nearY = Math.max(y, Math.min(centerY, y + height));
    expect(Math.hypot(nearX - centerX, nearY - centerY)).toBeGreaterThan(radius);
  }
  await demo.page().mouse.move(centerX + radius / 2, centerY - radius / 3);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Superior.*82,100 km²/s);
}
