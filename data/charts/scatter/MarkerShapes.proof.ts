import { expect, type Locator } from '@playwright/test';

export const claim =
  'Each series has its own shape, in the legend too, and CSS styles the points of one series.';

export default async function prove(demo: Locator): Promise<void> {
  const squares = demo.locator('[data-series="filter"] path.MuiScatterChart-marker');
  const triangles = demo.locator('[data-series="espresso"] path.MuiScatterChart-marker');
  await expect(squares).toHaveCount(5);
  await expect(triangles).toHaveCount(5);
  await expect(triangles.first()).toHaveCSS('fill-opacity', '0.25');
  await expect(squares.first()).toHaveCSS('fill-opacity', '1');
  await expect(demo.locator('.MuiChartsLegend-root svg path[d="M0,-8L8,6H-8Z"]')).toHaveCount(1);
  await squares.first().scrollIntoViewIfNeeded();
  await squares.first().hover({ force: true });
  await expect(squares.first()).toHaveAttribute('transform', /scale\(1\.3\)/);
  await expect(triangles.first()).toHaveAttribute('opacity', '0.3');
}
