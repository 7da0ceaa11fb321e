import { expect, type Locator } from '@playwright/test';

export const title = 'A nested theme sets the density, the vertical lines and the styles of the grid.';

export default async function test(demo: Locator): Promise<void> {
  const root = demo.locator('.MuiDataGrid-root');
  await expect(root).toHaveClass(/MuiDataGrid-root--densityCompact/);
  await expect(root).toHaveCSS('border-top-left-radius', '0px');
  const header = demo.getByRole('columnheader', { name: 'Room' });
  await expect(header).toHaveClass(/withRightBorder/);
  await expect(header.locator('.MuiDataGrid-columnHeaderTitle')).toHaveCSS('text-transform', 'uppercase');
}
