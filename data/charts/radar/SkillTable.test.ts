import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart has a title and a description. Arrow keys move an outline to the next value, around the chart, and to the other series, and a table contains the values.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  await expect(chart.locator('> title')).toHaveText('Skills of two rowers from 0 to 100');
  await expect(chart.locator('> desc')).toContainText('Nora in power');
  const marks = chart.locator('.MuiRadarChart-seriesMark');
  await expect(marks).toHaveCount(8);
  const outline = chart.locator('rect[stroke-width="2"][fill="none"]');
  /** The distance of the outline from a mark, in px. */
  const readGap = async (index: number) => {
    const x = Number(await outline.getAttribute('x')) + 6 - Number(await marks.nth(index).getAttribute('cx'));
    const y = Number(await outline.getAttribute('y')) + 6 - Number(await marks.nth(index).getAttribute('cy'));
    return Math.hypot(x, y);
  };
  await expect(outline).toHaveCount(0);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(outline).toHaveCount(1);
  await expect.poll(() => readGap(0)).toBeLessThan(0.1);
  await chart.press('ArrowRight');
  await expect.poll(() => readGap(1)).toBeLessThan(0.1);
  await chart.press('ArrowUp');
  await expect.poll(() => readGap(5)).toBeLessThan(0.1);
  await chart.press('ArrowLeft');
  await chart.press('ArrowLeft');
  await expect.poll(() => readGap(7)).toBeLessThan(0.1);
  await chart.press('ArrowDown');
  await expect.poll(() => readGap(3)).toBeLessThan(0.1);
  await chart.blur();

  const rows = demo.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(5);
  for (const [index, values] of [
    ['72', '58'],
    ['64', '80'],
    ['91', '67'],
    ['55', '76'],
  ].entries()) {
    await expect(rows.nth(index + 1).getByRole('cell')).toHaveText(values);
  }
}
