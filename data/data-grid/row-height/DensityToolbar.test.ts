import { expect, type Locator } from '@playwright/test';

export const title =
  'Users choose a density in the toolbar: rows and headers are 30 % shorter or taller than the standard.';

export default async function test(demo: Locator): Promise<void> {
  const row = demo.locator('.MuiDataGrid-row').first();
  const header = demo.getByRole('columnheader', { name: 'Guest' });
  const expectDensity = async (name: string, rowHeight: number, headerHeight: number) => {
    await demo.getByRole('button', { name }).click();
    await expect(row).toHaveCSS('height', `${rowHeight}px`);
    await expect(header).toHaveCSS('height', `${headerHeight}px`);
    await expect(demo.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  };
  await expect(row).toHaveCSS('height', '36px');
  await expectDensity('Standard', 52, 56);
  await expectDensity('Comfortable', 67, 72);
  await expectDensity('Compact', 36, 39);
}
