import { expect, type Locator } from '@playwright/test';

export const title =
  'The batch renderer puts up to a thousand points into one path, so that 150 points are one path and 5,000 are five, and the tooltip still finds single points.';

export default async function test(demo: Locator): Promise<void> {
  const paths = demo.locator('.MuiScatterChart-series path');
  await expect(paths).toHaveCount(1);
  await demo.getByLabel('Show all 5,000 requests').check();
  await expect(paths).toHaveCount(5);
  await expect(demo.locator('.MuiScatterChart-marker')).toHaveCount(0);
  await demo.getByLabel(/Response time by size/).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/\d kB, \d+ ms/);
  await expect(demo.locator('.MuiScatterChart-root > path[data-highlighted]')).toHaveCount(1);
  await expect(paths).toHaveCount(5);
}
