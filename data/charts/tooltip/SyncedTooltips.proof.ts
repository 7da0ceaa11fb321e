import { expect, type Locator } from '@playwright/test';

export const claim =
  'Two charts share their tooltip item: pointing at one opens both tooltips, and so does a button.';

export default async function prove(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const bars = demo.locator('.MuiBarElement-series-load');
  await bars.nth(1).hover();
  await expect(tooltip).toHaveCount(2);
  await expect(tooltip.first()).toContainText(/Electricity.*58/s);
  await expect(tooltip.last()).toContainText(/Water.*96/s);
  await demo.page().mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);

  await demo.getByRole('button', { name: 'Show the peak' }).click();
  await expect(tooltip).toHaveCount(2);
  await expect(tooltip.first()).toContainText('83');
  await expect(tooltip.last()).toContainText('164');
  await demo.getByRole('button', { name: 'Close' }).click();
  await expect(tooltip).toHaveCount(0);
}
