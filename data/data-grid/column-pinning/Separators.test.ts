import { expect, type Locator } from '@playwright/test';

export const title =
  'The pinned column has a border with the values border-and-shadow and border, and none with shadow, which has a shadow.';

export default async function test(demo: Locator): Promise<void> {
  const store = demo.getByRole('gridcell', { name: 'Airport' });
  const shadow = demo.locator('.MuiDataGrid-scrollShadow--horizontal');
  const withBorder = /MuiDataGrid-cell--withRightBorder/;
  await expect(store).toHaveClass(withBorder);
  await expect(shadow).toHaveCount(1);
  await demo.getByRole('button', { name: 'shadow', exact: true }).click();
  await expect(store).not.toHaveClass(withBorder);
  await expect(shadow).toHaveCount(1);
  await demo.getByRole('button', { name: 'border', exact: true }).click();
  await expect(store).toHaveClass(withBorder);
  await expect(shadow).toHaveCount(0);
}
