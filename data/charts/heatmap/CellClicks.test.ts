import { expect, type Locator } from '@playwright/test';

export const title =
  'A click on a cell shows its reading, and a click on a missing cell says that it is missing.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const output = demo.getByRole('status');
  const cells = demo.locator('.MuiHeatmap-cell');
  await cells.nth(4).click();
  await expect(output).toHaveText('Clicked: Gate, Fri, 71 dB');
  // Below the cell of Wednesday, where the reading of the hall is missing.
  const gate = (await cells.nth(2).boundingBox())!;
  await page.mouse.click(gate.x + gate.width / 2, gate.y + gate.height * 1.5);
  await expect(output).toHaveText('Clicked: a missing reading');
  await page.mouse.move(0, 0);
}
