import { expect, type Locator } from '@playwright/test';

export const claim =
  'In a grid without a fixed height, the overlay is two rows high, or as high as the CSS variable says.';

export default async function prove(demo: Locator): Promise<void> {
  const overlay = demo.locator('.MuiDataGrid-overlay');
  await expect(overlay).toHaveCSS('height', '200px');
  await demo.getByRole('switch').click();
  await expect(overlay).toHaveCSS('height', '104px');
  await demo.getByRole('switch').click();
  await expect(overlay).toHaveCSS('height', '200px');
}
