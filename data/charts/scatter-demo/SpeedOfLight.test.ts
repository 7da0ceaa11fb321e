import { expect, type Locator } from '@playwright/test';

export const title =
  'Each experiment is a row of 20 translucent points with its mean, and the tooltip shows the value.';

export default async function test(demo: Locator): Promise<void> {
  const points = demo.locator('[data-series="measurements"] .MuiScatterChart-marker');
  await expect(points).toHaveCount(100);
  await expect(points.first()).toHaveCSS('fill-opacity', '0.7');
  const heights = await points.evaluateAll((circles) =>
    circles.map((circle) => Math.round(circle.getBoundingClientRect().y)),
  );
  const rows = [...new Set(heights)];
  expect(rows).toHaveLength(5);
  for (const row of rows) {
    expect(heights.filter((height) => height === row)).toHaveLength(20);
  }
  const means = demo.locator('.MuiScatterChart-marker[fill="#d84315"]');
  await expect(means).toHaveCount(5);
  await means.first().hover();
  const tooltip = demo.page().getByRole('tooltip');
  await expect(tooltip).toContainText(/Mean.*909\.0 km\/s/s);
  await points.nth(3).hover();
  await expect(tooltip).toContainText(/Measurement.*1070 km\/s/s);
}
