import { expect, type Locator } from '@playwright/test';
import { readCsvLines } from '../../../e2e/demos/downloadSteps';

export const title =
  'A toolbar above the chart contains a button that saves the dataset as a CSV file, with the mouse and the keyboard.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const toolbar = demo.getByRole('toolbar', { name: 'Orders' });
  const button = toolbar.getByRole('button', { name: 'Download CSV' });
  const above = (await toolbar.boundingBox())!;
  const chart = (await demo.locator('svg.MuiChartsSurface-root').boundingBox())!;
  expect(above.y + above.height).toBeLessThanOrEqual(chart.y);
  for (const start of [() => button.click(), () => button.press('Enter')]) {
    const [file] = await Promise.all([page.waitForEvent('download'), start()]);
    expect(file.suggestedFilename()).toBe('orders.csv');
    const lines = await readCsvLines(file);
    expect(lines).toHaveLength(9);
    expect(lines.slice(0, 2)).toEqual(['Month,Online,Store', 'Jan,240,310']);
  }
}
