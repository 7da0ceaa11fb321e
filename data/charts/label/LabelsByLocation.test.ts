import { expect, type Locator } from '@playwright/test';

export const title = 'The legend shows short names. The tooltip shows long names and values with a unit.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.getByRole('listitem')).toHaveText(['HRB', 'MKT']);
  await demo.locator('.MuiLineChart-mark[data-series="HRB"]').nth(1).hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/Harbor bridge, north side.*405 bikes/s);
  await expect(tooltip).toContainText(/Market street at the town hall.*260 bikes/s);
  await expect(tooltip).not.toContainText('MKT');
}
