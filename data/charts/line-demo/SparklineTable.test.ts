import { expect, type Locator } from '@playwright/test';

export const title =
  'Each row has a sparkline between its first and last value, and the tooltip shows year and value.';

export default async function test(demo: Locator): Promise<void> {
  const rows = demo.getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(4);
  await expect(rows.nth(2)).toContainText(/Florida.*5\.0.*21\.5/s);
  const sparkline = demo.getByLabel('Population of Florida');
  await expect(rows.nth(2).getByLabel('Population of Florida')).toBeVisible();
  await sparkline.hover();
  // The middle of seven values.
  await expect(demo.page().getByRole('tooltip')).toContainText(/1990.*12\.9/s);
}
