import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series has its own shape, in the legend as well, and the shapes show highlighting and fading.';

export default async function test(demo: Locator): Promise<void> {
  const squares = demo.locator('[data-series="filter"] path.MuiScatterChart-marker');
  const triangles = demo.locator('[data-series="espresso"] path.MuiScatterChart-marker');
  await expect(squares).toHaveCount(5);
  await expect(triangles).toHaveCount(5);
  await expect(squares.first()).toHaveAttribute('d', 'M-1,-1H1V1H-1Z');
  await expect(triangles.first()).toHaveAttribute('d', 'M0,-1.3L1.3,1H-1.3Z');
  await expect(demo.locator('.MuiChartsLegend-root svg path[d="M0,-1.3L1.3,1H-1.3Z"]')).toHaveCount(1);
  await squares.first().scrollIntoViewIfNeeded();
  await squares.first().hover({ force: true });
  await expect(squares.first()).toHaveAttribute('transform', /scale\(7\.8/);
  await expect(triangles.first()).toHaveAttribute('opacity', '0.3');
}
