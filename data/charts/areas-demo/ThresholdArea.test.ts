import { expect, type Locator } from '@playwright/test';

export const title =
  'Line and area change their color at the threshold, which a dashed line with a label marks, and the tooltip shows the level.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('.MuiLineChart-area');
  const fill = (await area.getAttribute('fill'))!;
  await expect(demo.locator('.MuiLineChart-line')).toHaveAttribute('stroke', fill);
  const id = /^url\(#(.+)\)$/.exec(fill)![1]!;
  const stops = demo.locator(`[id="${id}"] stop`);
  await expect(stops).toHaveCount(2);
  const readStops = () =>
    stops.evaluateAll((elements) =>
      elements.map((stop) => [(stop as SVGStopElement).offset.baseVal, getComputedStyle(stop).stopColor]),
    );
  // One position on the axis from 0 to 6, and two colors.
  const [[first, before], [second, after]] = (await readStops()) as [[number, string], [number, string]];
  expect(first).toBe(second);
  expect([4 / 6, 2 / 6].some((place) => Math.abs(place - first) < 0.01)).toBe(true);
  expect(before).not.toBe(after);
  await expect(demo.locator('.MuiChartsReferenceLine-root')).toHaveText('Warning level');
  await expect(demo.locator('.MuiChartsReferenceLine-line')).toHaveCSS('stroke-dasharray', '6px, 4px');
  const box = (await demo.locator('.MuiLineChart-line').boundingBox())!;
  await demo.page().mouse.move(box.x + (box.width * 7) / 13, box.y + box.height / 2);
  await expect(demo.page().getByRole('tooltip')).toContainText(/Jun 8.*5\.4 m/s);
}
