import { expect, type Locator } from '@playwright/test';

export const claim =
  'A custom bar and a custom tooltip mark forecasts, with the mouse and with the keyboard.';

export default async function prove(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const tooltip = demo.page().getByRole('tooltip');
  await expect(bars.nth(3)).not.toHaveAttribute('stroke-dasharray');
  await expect(bars.nth(4)).toHaveAttribute('stroke-dasharray', '4 3');
  await bars.nth(4).hover();
  await expect(tooltip).toContainText(/May, forecast.*6,100 visitors/s);
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  await demo.getByLabel(/Visitors of the museum/).press('ArrowRight');
  await expect(tooltip).toContainText(/Jan.*3,200 visitors/s);
}
