import { expect, type Locator } from '@playwright/test';

export const title =
  'Each slice shows its share, except the narrow one, and the tooltip shows the formatted value.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiPieChart-arcLabel');
  // The slice of the phone has an angle of 11 degrees.
  await expect(labels).toHaveText(['59%', '26%', '12%', '']);
  await expect(labels.first()).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await demo.locator('.MuiPieChart-arc').nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Food.*520 €/s);
}
