import { expect, type Locator } from '@playwright/test';

export const title =
  'Two vertical lines with labels mark the peaks, and a dashed line with a label marks the average.';

export default async function test(demo: Locator): Promise<void> {
  const references = demo.locator('.MuiChartsReferenceLine-root');
  await expect(references).toHaveText(['Financial crisis', 'Pandemic', 'Average 6.0%']);
  const vertical = demo.locator('.MuiChartsReferenceLine-vertical .MuiChartsReferenceLine-line');
  await expect(vertical).toHaveCount(2);
  const average = demo.locator('.MuiChartsReferenceLine-horizontal .MuiChartsReferenceLine-line');
  await expect(average).toHaveCSS('stroke-dasharray', '6px, 4px');
  const line = (await demo.locator('.MuiLineChart-line').boundingBox())!;
  const [crisis, pandemic] = [(await vertical.nth(0).boundingBox())!, (await vertical.nth(1).boundingBox())!];
  const readPlace = ({ x, width }: typeof line) => (x + width / 2 - line.x) / line.width;
  expect(readPlace(crisis)).toBeCloseTo(3 / 16, 1);
  expect(readPlace(pandemic)).toBeCloseTo(13 / 16, 1);
  await demo.page().mouse.move(crisis.x + crisis.width / 2 + 1, line.y + line.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/2010.*9\.6%/s);
}
