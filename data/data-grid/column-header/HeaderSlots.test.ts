import { expect, type Locator } from '@playwright/test';

export const title =
  'A custom sign shows the direction without a pointer over the header, one press of it sorts once, and the menu icon is always visible.';

export default async function test(demo: Locator): Promise<void> {
  const rain = demo.getByRole('columnheader', { name: 'Rain' });
  const sign = rain.getByRole('button', { name: 'Sort' });
  await demo.getByRole('gridcell', { name: 'Porto' }).hover();
  await expect(sign).toHaveText('⇅');
  // The icon of the menu is the only one: there is no line to resize.
  const menu = rain.getByRole('button', { name: 'column menu' });
  await expect(menu).toBeVisible();
  await expect(rain.locator('path')).toHaveAttribute('d', /^M3 18/);

  await sign.click();
  await expect(rain).toHaveAttribute('aria-sort', 'ascending');
  await expect(sign).toHaveText('▲');
  await rain.click();
  await expect(sign).toHaveText('▼');
  await expect(demo.getByRole('gridcell', { name: '21.5' })).toHaveCount(1);
}
