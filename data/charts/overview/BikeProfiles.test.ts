import { expect, type Locator } from '@playwright/test';

export const title =
  'A radar chart shows two bikes by five metrics, and the tooltip shows the values of both.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiRadarSeriesPlot-area')).toHaveCount(2);
  // The outline of the cargo bike reaches the end of its second metric, load.
  const load = demo.locator('.MuiRadarSeriesPlot-mark').nth(1);
  await load.scrollIntoViewIfNeeded();
  const { x, y } = (await load.boundingBox())!;
  await demo.page().mouse.move(x, y + 3);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Load.*Cargo bike.*10.*Folding bike.*3/s);
}
