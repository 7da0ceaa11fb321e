import { expect, type Locator } from '@playwright/test';

export const title = 'Each cell shows its value as a centered label, and keeps its tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const cells = demo.locator('.MuiHeatmap-cell');
  const labels = demo.locator('.MuiHeatmap-cell + text');
  await expect(labels).toHaveCount(15);
  await expect(labels.nth(9)).toHaveText('11');
  await expect
    .poll(async () => {
      const [cell, label] = [(await cells.nth(9).boundingBox())!, (await labels.nth(9).boundingBox())!];
      return Math.abs(cell.x + cell.width / 2 - (label.x + label.width / 2));
    })
    .toBeLessThan(2);
  await cells.nth(9).hover({ force: true });
  await expect(demo.page().getByRole('tooltip')).toContainText(/Fri.*Line 4.*11 min/s);
}
