import { expect, type Locator } from '@playwright/test';

export const title = 'The palette of the theme sets the backgrounds of the grid and its headers.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('background-color', 'rgb(246, 251, 250)');
  await expect(demo.getByRole('columnheader', { name: 'Site' })).toHaveCSS(
    'background-color',
    'rgb(215, 236, 232)',
  );
}
