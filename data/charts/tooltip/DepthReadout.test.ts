import { expect, type Locator } from '@playwright/test';

export const title =
  'A composed chart without a popper shows the values under the pointer in a line of text above it.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const output = demo.getByRole('status');
  await expect(output).toHaveText('Point at the chart to read values.');
  const chart = demo.getByLabel('Water temperature of a lake by depth in June and January');
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  const lines = demo.locator('.MuiLineChart-line');
  await expect(lines).toHaveCount(2);
  const plot = (await lines.first().boundingBox())!;
  await page.mouse.move(plot.x + plot.width * 0.4, box.y + box.height / 2);
  await expect(output).toHaveText('20 m: June 14 °C, January 6 °C');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await page.mouse.move(plot.x + plot.width - 1, box.y + box.height / 2);
  await expect(output).toHaveText('50 m: June 6 °C, January 5 °C');
  await page.mouse.move(0, 0);
  await expect(output).toHaveText('Point at the chart to read values.');
}
