import { expect, type Locator } from '@playwright/test';

export const title = 'A click on a slice shows the label and the formatted value of this slice.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const slices = demo.locator('.MuiPieChart-arc');
  await expect(slices).toHaveCount(3);
  await slices.nth(1).click();
  await expect(output).toHaveText('Jazz: 17 concerts');
  await slices.nth(2).click();
  await expect(output).toHaveText('Folk: 12 concerts');
}
