import { expect, type Locator } from '@playwright/test';

export const title =
  'The areas fill the axis from 0% to 100% at every year, and the tooltip shows shares instead of amounts.';

export default async function test(demo: Locator): Promise<void> {
  const areas = demo.locator('.MuiLineChart-area');
  await expect(areas).toHaveCount(3);
  const ticks = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  await expect(ticks.first()).toHaveText('0%');
  await expect(ticks.last()).toHaveText('100%');
  // The upper edge of the stack is level.
  expect((await demo.locator('.MuiLineChart-line').last().boundingBox())!.height).toBeLessThan(3);
  const box = (await areas.last().boundingBox())!;
  const tooltip = demo.page().getByRole('tooltip');
  await demo.page().mouse.move(box.x + 2, box.y + 20);
  await expect(tooltip).toContainText(/2001.*87%.*9%.*4%/s);
  await demo.page().mouse.move(box.x + box.width - 2, box.y + 20);
  await expect(tooltip).toContainText(/2017.*52%.*9%.*39%/s);
}
