import { expect, type Locator } from '@playwright/test';

export const claim =
  'A series whose formatter returns null is left out of the tooltip, and hideTooltip of the axis removes the day.';

export default async function prove(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const bars = demo.locator('.MuiBarElement-series-auto-generated-id-0');
  await bars.nth(1).hover();
  await expect(tooltip).toContainText(/Day shift.*455 parcels.*Night shift.*230 parcels/s);
  await expect(tooltip).not.toContainText('Fri');
  await bars.nth(2).hover();
  await expect(tooltip).toContainText('280 parcels');
  await expect(tooltip).not.toContainText('Night shift');
  await demo.getByRole('checkbox').uncheck();
  await bars.nth(2).hover();
  await expect(tooltip).toContainText(/Sat.*280 parcels/s);
}
