import { expect, type Locator } from '@playwright/test';

export const claim =
  'A click reports the reading of a cell, also where a reading is missing. Arrow keys move between all cells and stop at the edges, and Enter reports nothing.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const output = demo.getByRole('status');
  const cells = demo.locator('.MuiHeatmap-cell');
  const tooltip = page.getByRole('tooltip');
  await cells.nth(4).click();
  await expect(output).toHaveText('Clicked: Gate, Fri, 71 dB');
  // Below the cell of Wednesday, where the reading of the hall is missing.
  const gate = (await cells.nth(2).boundingBox())!;
  await page.mouse.click(gate.x + gate.width / 2, gate.y + gate.height * 1.5);
  await expect(output).toHaveText('Clicked: a missing reading');
  await page.mouse.move(0, 0);

  const chart = demo.locator('svg').first();
  const focused = demo.locator('rect[stroke-width="2"]');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Mon.*Gate.*61 dB/s);
  await chart.press('ArrowUp');
  await chart.press('ArrowLeft');
  await expect(tooltip).toContainText(/Mon.*Gate.*61 dB/s);
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Tue.*Gate.*63 dB/s);
  await chart.press('ArrowDown');
  await expect(tooltip).toContainText(/Tue.*Hall.*55 dB/s);
  await chart.press('ArrowRight');
  await expect(tooltip).not.toContainText('dB');
  await expect(focused).toHaveCount(1);
  await chart.press('ArrowDown');
  await expect(tooltip).toContainText(/Wed.*Yard.*54 dB/s);
  await chart.press('ArrowDown');
  await expect(tooltip).toContainText(/Wed.*Yard.*54 dB/s);
  await chart.press('Enter');
  // One key up is the missing reading again, so the focus had stopped at the edge.
  await chart.press('ArrowUp');
  await expect(tooltip).not.toContainText('dB');
  await expect(output).toHaveText('Clicked: a missing reading');
}
