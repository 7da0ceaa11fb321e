import { expect, type Locator } from '@playwright/test';

export const title =
  'Series without a color take it from the palette by their position; a color of the series wins.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(9);
  await expect(bars.nth(6)).toHaveAttribute('fill', '#7e57c2');
  const fills = await bars.evaluateAll((rects) => rects.map((rect) => rect.getAttribute('fill')));
  // Three bars a series.
  expect(new Set(fills).size).toBe(3);
  expect(fills[1]).toBe(fills[0]);
  expect(fills[3]).not.toBe(fills[0]);
}
