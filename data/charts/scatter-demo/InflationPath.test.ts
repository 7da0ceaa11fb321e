import { expect, type Locator } from '@playwright/test';

export const title =
  'A line connects the points in the order of the years, some years have labels, and arrow keys follow the line.';

export default async function test(demo: Locator): Promise<void> {
  const markers = demo.locator('.MuiScatterChart-marker');
  await expect(markers).toHaveCount(15);
  const points = (await demo.locator('polyline').getAttribute('points'))!.split(' ');
  expect(points).toHaveLength(15);
  const svg = (await demo.getByLabel(/while inflation rose/).boundingBox())!;
  for (const index of [0, 4, 8, 13, 14]) {
    const [x, y] = points[index]!.split(',').map(Number);
    const dot = (await markers.nth(index).boundingBox())!;
    expect(Math.abs(dot.x + dot.width / 2 - svg.x - x!)).toBeLessThan(2);
    expect(Math.abs(dot.y + dot.height / 2 - svg.y - y!)).toBeLessThan(2);
  }
  for (const year of ['1961', '1965', '1969', '1972', '1974', '1975']) {
    await expect(demo.locator('text', { hasText: year })).toHaveCount(1);
  }
  const chart = demo.getByLabel(/while inflation rose/);
  const tooltip = demo.page().getByRole('tooltip');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('1961: 6.7% unemployment, 1% inflation');
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText('1962: 5.5% unemployment, 1% inflation');
}
