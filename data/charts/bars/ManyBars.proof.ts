import { expect, type Locator } from '@playwright/test';

export const claim = 'Bars by the thousand are drawn together, 1,440 of them as two paths.';

export default async function prove(demo: Locator): Promise<void> {
  const paths = demo.locator('.MuiBar-series path');
  await expect(paths).toHaveCount(1);
  await demo.getByRole('button', { name: '1440' }).click();
  await expect(paths).toHaveCount(2);
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(0);
  await demo.getByLabel(/Requests on 16 March/).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText('Requests per minute');
}
