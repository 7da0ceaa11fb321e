import { expect, type Locator } from '@playwright/test';

export const title =
  'The batch renderer combines bars: 1,440 bars are two paths, and the highlighted bar is a path of its own.';

export default async function test(demo: Locator): Promise<void> {
  const paths = demo.locator('.MuiBar-series path');
  await expect(paths).toHaveCount(1);
  await demo.getByRole('button', { name: '1440' }).click();
  await expect(paths).toHaveCount(2);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(0);
  await demo.getByLabel(/Requests on 16 March/).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText('Requests per minute');
  await expect(demo.locator('.MuiBar-root > path[data-highlighted]')).toHaveCount(1);
  await expect(paths).toHaveCount(2);
}
