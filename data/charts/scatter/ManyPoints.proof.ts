import { expect, type Locator } from '@playwright/test';

export const claim =
  'The batch renderer puts up to a thousand points into one path: 200 points are one path, 5,000 are five. The tooltip still finds single points.';

export default async function prove(demo: Locator): Promise<void> {
  const paths = demo.locator('.MuiScatterChart-series path');
  await expect(paths).toHaveCount(1);
  await demo.getByRole('button', { name: '5000' }).click();
  await expect(paths).toHaveCount(5);
  await expect(demo.locator('.MuiScatterChart-marker')).toHaveCount(0);
  await demo.getByLabel(/Response time by size/).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Request.*kB, \d+ ms/s);
  await expect(demo.locator('.MuiScatterChart-root > path[data-highlighted]')).toHaveCount(1);
  await expect(paths).toHaveCount(5);
}
