import { expect, type Locator } from '@playwright/test';

export const claim =
  'CSS dashes one line and fills its neighbor with a gradient, and a function shows only the last mark of each.';

export default async function prove(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiLineChart-line[data-series="forecast"]')).toHaveCSS(
    'stroke-dasharray',
    '6px, 4px',
  );
  await expect(demo.locator('.MuiLineChart-line[data-series="actual"]')).toHaveCSS(
    'stroke-dasharray',
    'none',
  );
  await expect(demo.locator('.MuiLineChart-area')).toHaveCSS('fill', /#visitor-gradient/);
  const marks = demo.locator('.MuiLineChart-mark');
  await expect(marks).toHaveCount(2);
  // Circles have an element of their own, other shapes are paths.
  await expect(demo.locator('circle.MuiLineChart-mark[data-series="actual"]')).toHaveCount(1);
  await expect(demo.locator('path.MuiLineChart-mark[data-series="forecast"]')).toHaveCount(1);
}
