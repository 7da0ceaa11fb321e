import { expect, type Locator } from '@playwright/test';

export const title = 'A custom tooltip compares the cell with the mean of its row, and is above the cell.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  const tooltip = demo.page().getByRole('tooltip');
  await cells.nth(14).hover();
  await expect(tooltip).toContainText(/Line 7 on Fri.*3 min, 1\.4 min above the mean/s);
  await expect
    .poll(async () => {
      const [box, cell] = [(await tooltip.boundingBox())!, (await cells.nth(14).boundingBox())!];
      return box.y + box.height - cell.y;
    })
    .toBeLessThanOrEqual(1);
  await cells.nth(10).hover();
  await expect(tooltip).toContainText(/Line 7 on Mon.*1 min, 0\.6 min below the mean/s);
}
