import { expect, type Locator } from '@playwright/test';

export const claim = 'A click reports the nearest hour with the values of all series, also on a tick label.';

export default async function prove(demo: Locator): Promise<void> {
  const output = demo.getByRole('status');
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  const ticks = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tick');
  await expect(output).toHaveText('Clicked: nothing');
  await labels.first().click();
  await expect(output).toHaveText('Clicked: 6:00, {"cars":420,"bikes":90}');

  // Inside the chart, above the second and the last point.
  const line = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-line');
  await line.scrollIntoViewIfNeeded();
  const axis = (await line.boundingBox())!;
  const first = (await ticks.first().boundingBox())!.x;
  const last = (await ticks.last().boundingBox())!.x;
  await demo.page().mouse.click(first + (last - first) * 0.27, axis.y - 60);
  await expect(output).toHaveText('Clicked: 9:00, {"cars":880,"bikes":310}');
  await demo.page().mouse.click(last - 3, axis.y - 60);
  await expect(output).toHaveText('Clicked: 18:00, {"cars":930,"bikes":340}');
}
