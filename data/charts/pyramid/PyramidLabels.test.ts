import { expect, type Locator } from '@playwright/test';

export const title =
  'The name of each section is to the right of its side and inside the chart, and pointing at a section opens no tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.locator('svg.MuiChartsSurface-root');
  const sections = demo.locator('.MuiFunnelChart-section');
  const labels = demo.locator('.MuiFunnelChart-sectionLabel');
  await expect(labels).toHaveText(['Esteem', 'Belonging', 'Safety', 'Food and sleep']);
  await chart.scrollIntoViewIfNeeded();
  for (const index of [0, 1, 2, 3]) {
    const frame = (await chart.boundingBox())!;
    const label = (await labels.nth(index).boundingBox())!;
    const middle = label.y + label.height / 2;
    // The section is not below the label, but a little to the left of it.
    const isInside = (left: number) =>
      sections.nth(index).evaluate(
        (element, [x, y]) => {
          const path = element as SVGPathElement;
          const point = new DOMPoint(x, y).matrixTransform(path.getScreenCTM()!.inverse());
          return path.isPointInFill(point);
        },
        [left, middle] as const,
      );
    expect(await isInside(label.x + 1)).toBe(false);
    if (index === 0) {
      // The side of the tip is far from its label at this height.
      const tip = (await sections.first().boundingBox())!;
      expect(label.x).toBeGreaterThanOrEqual(tip.x + tip.width);
    } else {
      await expect.poll(() => isInside(label.x - 20)).toBe(true);
    }
    expect(label.x + label.width).toBeLessThanOrEqual(frame.x + frame.width);
  }
  for (const index of [3, 1]) {
    await sections.nth(index).hover();
    // A tooltip would be rendered after these two frames.
    for (let frame = 0; frame < 2; frame += 1) {
      await demo.page().evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(demo.page().getByRole('tooltip')).toHaveCount(0);
  }
}
