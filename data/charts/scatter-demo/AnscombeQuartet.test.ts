import { expect, type Locator } from '@playwright/test';

export const title =
  'Four charts have the same ranges and the same line, a legend each that names the set, and tooltips with its points.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('line[stroke="#d84315"]');
  await expect(lines).toHaveCount(4);
  const [width, height] = await lines.first().evaluate((line) => {
    const read = (name: string) => Number(line.getAttribute(name));
    return [read('x2') - read('x1'), read('y1') - read('y2')];
  });
  for (const name of ['I', 'II', 'III', 'IV']) {
    const chart = demo.getByLabel(`Set ${name} of Anscombe`, { exact: false }).first();
    await expect(chart).toBeVisible();
  }
  for (const index of [1, 2, 3]) {
    const box = await lines.nth(index).evaluate((line) => {
      const read = (name: string) => Number(line.getAttribute(name));
      return [read('x2') - read('x1'), read('y1') - read('y2')];
    });
    expect(Math.abs(box[0]! - width!)).toBeLessThan(2);
    expect(Math.abs(box[1]! - height!)).toBeLessThan(2);
  }
  const legends = demo.locator('.MuiChartsLegend-root');
  await expect(legends).toHaveText(['Set I', 'Set II', 'Set III', 'Set IV']);
  const last = demo.getByLabel('Set IV of Anscombe', { exact: false }).locator('.MuiScatterChart-marker');
  await last.nth(7).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Set IV.*\(19, 12\.5\)/s);
}
