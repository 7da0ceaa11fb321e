import { expect, type Locator } from '@playwright/test';

export const title = 'In a grid without a fixed height, the overlay is as tall as the CSS variable says.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiDataGrid-overlay')).toHaveCSS('height', '200px');
}
