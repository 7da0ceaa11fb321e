import { expect, type Locator } from '@playwright/test';

export const claim =
  'Three functions format the tooltip: the value with its change, the name of the series, and the year.';

export default async function prove(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const marks = demo.locator('.MuiMarkElement-root');
  await marks.nth(6).hover();
  await expect(tooltip).toContainText(/Mean of 2020.*CO₂.*414 ppm \(\+24\)/s);
  await marks.nth(0).hover();
  await expect(tooltip).toContainText(/Mean of 1960.*317 ppm/s);
  await expect(tooltip).not.toContainText('(+');
  await expect(demo.locator('.MuiChartsLegend-root')).toContainText('Carbon dioxide in Hawaii');
  await expect(demo.locator('.MuiChartsAxis-directionX')).not.toContainText('Mean of');
}
