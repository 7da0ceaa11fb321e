import { expect, type Locator } from '@playwright/test';

export const title =
  'Labels with values are outside the nodes, to the left of the sources and to the right of the targets, and inside the chart.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const labels = chart.locator('text');
  await expect(labels).toHaveCount(5);
  const readBox = async (locator: Locator) => (await locator.boundingBox())!;
  for (const [node, text, isSource] of [
    ['Salary', 'Salary €2500', true],
    ['Side job', 'Side job €400', true],
    ['Rent', 'Rent €1400', false],
    ['Food', 'Food €600', false],
    ['Savings', 'Savings €900', false],
  ] as const) {
    const label = labels.filter({ hasText: text });
    const readGap = async () => {
      const [box, rect] = [await readBox(label), await readBox(demo.locator(`g[data-node="${node}"] rect`))];
      return isSource ? rect.x - box.x - box.width : box.x - rect.x - rect.width;
    };
    await expect.poll(async () => Math.abs((await readGap()) - 8)).toBeLessThan(1.5);
    const [box, frame] = [await readBox(label), await readBox(chart)];
    expect(box.x).toBeGreaterThanOrEqual(frame.x);
    expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
}
