import { expect, type Locator } from '@playwright/test';

export const title =
  'Each slice contains its share in white, except the narrow one, whose share is in the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiPieChart-arcLabel');
  await expect(labels).toHaveText(['40%', '20%', '20%', '19%', '']);
  await expect(labels.first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(5);
  const box = (await demo.locator('.MuiPieChart-series').boundingBox())!;
  // Left of the top, where the last slice ends.
  await demo.page().mouse.move(box.x + box.width / 2 - 3, box.y + 12);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Other.*1%/s);
}
