import { expect, type Locator } from '@playwright/test';

export const title =
  'A click reports the nearest hour with the values of all series, including on a tick label.';

export default async function test(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const ticks = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tick');
  await expect(output).toHaveText('Click an hour');
  await labels.first().click();
  await expect(output).toHaveText('6:00: 420 cars, 90 bikes');

  // Inside the chart, above the second and the last point.
  const line = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line');
  await line.scrollIntoViewIfNeeded();
  const axis = (await line.boundingBox())!;
  const first = (await ticks.first().boundingBox())!.x;
  const last = (await ticks.last().boundingBox())!.x;
  await demo.page().mouse.click(first + (last - first) * 0.27, axis.y - 60);
  await expect(output).toHaveText('9:00: 880 cars, 310 bikes');
  await demo.page().mouse.click(last - 3, axis.y - 60);
  await expect(output).toHaveText('18:00: 930 cars, 340 bikes');
}
