import { expect, type Locator } from '@playwright/test';

export const title =
  'The tooltip shows the value with its unit and the change since the previous point, which the first point does not have.';

export default async function test(demo: Locator): Promise<void> {
  const tooltip = demo.page().getByRole('tooltip');
  const marks = demo.locator('.MuiLineChart-mark');
  await marks.nth(6).hover();
  await expect(tooltip).toContainText(/2020.*CO₂.*414 ppm \(\+24\)/s);
  await marks.nth(0).hover();
  await expect(tooltip).toContainText(/1960.*317 ppm/s);
  await expect(tooltip).not.toContainText('(+');
}
