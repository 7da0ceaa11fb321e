import { expect, type Locator } from '@playwright/test';

export const title =
  'Arrow keys move between the cells, stop at the edges and show the value of each cell. A table below has the same values, with headers for days and lines.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const tooltip = page.getByRole('tooltip');
  await page.mouse.move(0, 0);
  await expect(demo.locator('.MuiHeatmap-cell')).toHaveCount(15);
  const chart = demo.locator('svg').first();
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Mon.*Line 1.*Minutes.*2/s);
  await expect(demo.locator('rect[stroke-width="2"]')).toHaveCount(1);
  await chart.press('ArrowUp');
  await chart.press('ArrowLeft');
  await expect(tooltip).toContainText(/Mon.*Line 1.*Minutes.*2/s);
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Tue.*Line 1.*Minutes.*3/s);
  await chart.press('ArrowDown');
  await expect(tooltip).toContainText(/Tue.*Line 4.*Minutes.*4/s);
  await chart.press('ArrowDown');
  await chart.press('ArrowDown');
  await expect(tooltip).toContainText(/Tue.*Line 7.*Minutes.*2/s);
  await chart.blur();

  const table = demo.getByRole('table', { name: 'Mean delay in minutes' });
  await expect(table).toHaveCount(0);
  await demo.getByText('Show as a table').click();
  await expect(table.getByRole('columnheader')).toHaveText(['Line', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expect(table.getByRole('row').nth(2)).toContainText('11');
}
