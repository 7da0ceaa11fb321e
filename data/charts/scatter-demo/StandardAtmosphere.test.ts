import { expect, type Locator } from '@playwright/test';

export const title =
  'Each series uses its own vertical axis, whose label has the color of the series, and arrow keys open the tooltips of both.';

export default async function test(demo: Locator): Promise<void> {
  const [red, blue] = ['var(--mui-palette-error-main)', 'var(--mui-palette-primary-main)'];
  const temperatures = demo.locator(`.MuiScatterChart-marker[fill="${red}"]`);
  const pressures = demo.locator(`.MuiScatterChart-marker[fill="${blue}"]`);
  await expect(temperatures).toHaveCount(11);
  await expect(pressures).toHaveCount(11);
  const labels = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-label');
  await expect(labels).toHaveText(['Temperature (°C)', 'Pressure (hPa)']);
  for (const [index, points] of [temperatures, pressures].entries()) {
    const fill = await points.first().evaluate((circle) => getComputedStyle(circle).fill);
    await expect(labels.nth(index)).toHaveCSS('fill', fill);
  }
  const [left, right] = [(await labels.first().boundingBox())!, (await labels.last().boundingBox())!];
  const first = (await temperatures.first().boundingBox())!;
  expect(left.x).toBeLessThan(first.x);
  expect(right.x).toBeGreaterThan((await temperatures.last().boundingBox())!.x);
  // 15 of -60 to 20 is higher than 1013 of 0 to 1200.
  expect(first.y).toBeLessThan((await pressures.first().boundingBox())!.y);
  const chart = demo.getByLabel(/From sea level/);
  const tooltip = demo.page().getByRole('tooltip');
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(tooltip).toContainText(/Temperature.*\(0, 15\)/s);
  await chart.press('ArrowUp');
  await expect(tooltip).toContainText(/Pressure.*\(0, 1013\.3\)/s);
}
