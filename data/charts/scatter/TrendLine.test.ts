import { expect, type Locator } from '@playwright/test';

export const title =
  'A composed scatter chart shows the points of the dataset, a rising line, the nearest point in the tooltip, and an outline for keyboard users.';

export default async function test(demo: Locator): Promise<void> {
  const markers = demo.locator('.MuiScatterChart-marker');
  await expect(markers).toHaveCount(16);
  const line = demo.locator('line[stroke-dasharray]');
  // A longer eruption, a longer wait: the line rises, and y grows downwards.
  await expect
    .poll(async () => Number(await line.getAttribute('y2')) - Number(await line.getAttribute('y1')))
    .toBeLessThan(-50);
  const chart = demo.getByLabel(/The wait for the next eruption/);
  const tooltip = demo.page().getByRole('tooltip');
  await chart.scrollIntoViewIfNeeded();
  const { x, y, width } = (await markers.first().boundingBox())!;
  await demo.page().mouse.move(x + width, y + 12);
  await demo.page().mouse.move(x + width, y + 10);
  await expect(tooltip).toContainText('(3.6, 79)');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.locator('.MuiScatterChart-focusedMark')).toHaveCount(1);
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('(1.8, 54)');
}
