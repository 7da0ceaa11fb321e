import { expect, type Locator } from '@playwright/test';

export const title =
  'Slices with round corners have gaps between them and no outline, and tooltips show the shares.';

export default async function test(demo: Locator): Promise<void> {
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(5);
  await expect(slices.first()).toHaveCSS('stroke', 'none');
  // Outer and inner edge, and four corners.
  await expect.poll(async () => (await slices.first().getAttribute('d'))!.match(/A/g)!.length).toBe(6);
  const tooltip = demo.page().getByRole('tooltip');
  const ring = (await demo.locator('.MuiPieChart-series').boundingBox())!;
  const [x, y, radius] = [ring.x + ring.width / 2, ring.y + ring.height / 2, ring.height / 2];
  await demo.page().mouse.move(x + radius * 0.88, y);
  await expect(tooltip).toContainText(/Landfill.*50%/s);
  // The gap between the first and the last slice is at the top.
  await demo.page().mouse.move(x, y - radius * 0.88);
  await expect(tooltip).toHaveCount(0);
}
