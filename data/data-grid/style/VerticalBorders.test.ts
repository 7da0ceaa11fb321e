import { expect, type Locator } from '@playwright/test';

export const title = 'The grid has lines between its columns and no frame.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-top-width', '0px');
  await expect(demo.getByRole('gridcell', { name: 'Borkum' })).toHaveClass(/cell--with(Right|Left)Border/);
  await expect(demo.getByRole('columnheader', { name: 'Site' })).toHaveClass(
    /columnHeader--with(Right|Left)Border/,
  );
}
