import { expect, type Locator } from '@playwright/test';

export const title =
  'The pinned row has a shadow with the value border-and-shadow, and only a border with border.';

export default async function test(demo: Locator): Promise<void> {
  const shadow = demo.locator('.MuiDataGrid-scrollShadow--vertical');
  const getBorder = () =>
    demo
      .locator('.MuiDataGrid-pinnedRows--bottom [role="gridcell"][data-field="item"]')
      .evaluate((cell) => getComputedStyle(cell).borderTopWidth);
  await expect(shadow).toHaveCount(1);
  await expect.poll(getBorder).toBe('1px');
  await demo.getByRole('button', { name: 'border', exact: true }).click();
  await expect(shadow).toHaveCount(0);
  await expect.poll(getBorder).toBe('1px');
  await demo.getByRole('button', { name: 'border-and-shadow' }).click();
  await expect(shadow).toHaveCount(1);
}
