import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom bar marks forecasts, and the tooltip still opens on a bar, with mouse and keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(bars).toHaveCount(6);
  await expect(bars.nth(3)).not.toHaveAttribute('stroke-dasharray');
  await expect(bars.nth(3)).toHaveAttribute('fill-opacity', '1');
  for (const forecast of [4, 5]) {
    await expect(bars.nth(forecast)).toHaveAttribute('stroke-dasharray', '4 3');
    await expect(bars.nth(forecast)).toHaveAttribute('fill-opacity', '0.25');
  }
  await bars.nth(4).hover();
  await expect(tooltip).toContainText('6,100');
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await demo.getByLabel(/Visitors of the museum/).press('ArrowRight');
  await expect(tooltip).toContainText('3,200');
}
