import { expect, type Locator } from '@playwright/test';

export const claim =
  'The function returns the height of a row, null means the default, and only densityFactor adapts a number to the density.';

export default async function prove(demo: Locator): Promise<void> {
  const rows = demo.locator('.MuiDataGrid-row');
  const expectHeights = async (heights: number[]) => {
    for (const [index, height] of heights.entries()) {
      await expect(rows.nth(index)).toHaveCSS('height', `${height}px`);
    }
  };
  await expectHeights([52, 80, 80, 52]);
  await demo.getByRole('switch').click();
  await expectHeights([36, 56, 56, 36]);
}
