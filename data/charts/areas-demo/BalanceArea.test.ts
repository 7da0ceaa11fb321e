import { expect, type Locator } from '@playwright/test';

export const title =
  'The color of the area changes at zero, where both colors are pale, and the tooltip shows surplus and deficit.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('.MuiLineChart-area');
  await expect(area).toHaveCSS('fill', /#balance/);
  const stops = demo.locator('#balance stop');
  await expect(stops).toHaveCount(4);
  const readOffset = (index: number) =>
    stops.nth(index).evaluate((stop) => (stop as SVGStopElement).offset.baseVal);
  // The axis leads from 400 to -600.
  for (const index of [1, 2]) {
    expect(await readOffset(index)).toBeCloseTo(400 / 1000, 2);
    await expect(stops.nth(index)).toHaveCSS('stop-opacity', '0.1');
  }
  for (const index of [0, 3]) {
    await expect(stops.nth(index)).toHaveCSS('stop-opacity', '1');
  }
  const readColor = (index: number) => stops.nth(index).evaluate((stop) => getComputedStyle(stop).stopColor);
  expect(await readColor(0)).toBe(await readColor(1));
  expect(await readColor(2)).toBe(await readColor(3));
  expect(await readColor(1)).not.toBe(await readColor(2));
  const box = (await demo.locator('.MuiLineChart-line').boundingBox())!;
  const tooltip = demo.page().getByRole('tooltip');
  await demo.page().mouse.move(box.x + (box.width * 5) / 9, box.y + box.height / 2);
  await expect(tooltip).toContainText(/2000.*236/s);
  await demo.page().mouse.move(box.x + box.width - 1, box.y + box.height / 2);
  await expect(tooltip).toContainText(/2004.*-413/s);
}
