import { expect, type Locator } from '@playwright/test';

export const title =
  'Each section is a rectangle, a third of the full width wider than the one above, whatever its value.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(3);
  const readWidth = (index: number) =>
    sections.nth(index).evaluate((path) => (path as SVGPathElement).getBBox().width);
  await expect.poll(async () => (await readWidth(0)) / (await readWidth(2))).toBeCloseTo(1 / 3, 1);
  await expect.poll(async () => (await readWidth(1)) / (await readWidth(2))).toBeCloseTo(2 / 3, 1);
  for (const index of [0, 1, 2]) {
    /** Whether the section contains the points next to its left and right side, at both ends. */
    const isRectangle = await sections.nth(index).evaluate((element) => {
      const path = element as SVGPathElement;
      const { x, y, width, height } = path.getBBox();
      return [0.2, 0.8].every((level) =>
        [1, width - 1].every((left) => path.isPointInFill(new DOMPoint(x + left, y + height * level))),
      );
    });
    expect(isRectangle).toBe(true);
  }
}
