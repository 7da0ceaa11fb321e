import { expect, type Locator } from '@playwright/test';

export const title =
  'Four areas are on top of each other in the order of the legend, and the tooltip shows the value of each.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineChart-area')).toHaveCount(4);
  await expect(demo.locator('.MuiChartsLegend-label')).toHaveText(['South', 'West', 'Midwest', 'Northeast']);
  const lines = demo.locator('.MuiLineChart-line');
  const tops: number[] = [];
  for (const line of await lines.all()) {
    tops.push((await line.boundingBox())!.y);
  }
  // From the bottom of the stack to its top.
  expect(tops).toEqual(tops.toSorted((a, b) => b - a));
  const box = (await lines.last().boundingBox())!;
  await demo.page().mouse.move(box.x + box.width - 2, box.y + box.height);
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/2020.*South.*126\.3 million.*West.*78\.6 million/s);
  await expect(tooltip).toContainText(/Midwest.*69\.0 million.*Northeast.*57\.6 million/s);
}
