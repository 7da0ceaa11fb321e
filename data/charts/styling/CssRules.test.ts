import { expect, type Locator } from '@playwright/test';

export const title = 'Classes select parts of the chart, and data-series selects one series.';

export default async function test(demo: Locator): Promise<void> {
  const lines = demo.locator('.MuiLineChart-line');
  await expect(lines).toHaveCount(2);
  await expect(demo.locator('[data-series="forecast"].MuiLineChart-line')).toHaveCSS(
    'stroke-dasharray',
    '6px, 4px',
  );
  await expect(demo.locator('[data-series="orders"].MuiLineChart-line')).toHaveCSS(
    'stroke-dasharray',
    'none',
  );
  await expect(demo.locator('.MuiChartsGrid-line').first()).toHaveCSS('stroke-dasharray', '2px, 4px');
  const readStroke = (part: string) =>
    demo
      .locator(`.MuiChartsAxis-directionX .MuiChartsAxis-${part}`)
      .first()
      .evaluate((element) => getComputedStyle(element).stroke);
  const readFill = (direction: string) =>
    demo
      .locator(`.MuiChartsAxis-direction${direction} .MuiChartsAxis-tickLabel`)
      .first()
      .evaluate((label) => getComputedStyle(label).fill);
  const gray = await readFill('X');
  expect(gray).not.toBe(await readFill('Y'));
  expect(await readStroke('line')).toBe(gray);
  expect(await readStroke('tick')).toBe(gray);
}
