import { expect, type Locator } from '@playwright/test';

export const title =
  'Each curve draws its own shape. A step is a rectangle, and the last section of a sharp curve and of a pyramid ends in a point.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(4);
  const readShape = async () =>
    (await sections.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))).join();
  /** The width of a section near its top and its bottom, as shares of its largest width. */
  const readEdges = (index: number) =>
    sections.nth(index).evaluate((element) => {
      const path = element as SVGPathElement;
      const { x, y, width, height } = path.getBBox();
      return [0.1, 0.9].map((level) => {
        let inside = 0;
        for (let column = 0; column < 200; column += 1) {
          const point = new DOMPoint(x + (width * (column + 0.5)) / 200, y + height * level);
          inside += path.isPointInFill(point) ? 1 : 0;
        }
        return inside / 200;
      }) as [number, number];
    });
  const expectShape = async (name: string) => {
    const [top, bottom] = await readEdges(3);
    if (name === 'linear-sharp' || name === 'pyramid') {
      expect(bottom).toBeLessThan(0.2);
    } else {
      expect(bottom).toBeGreaterThan(0.8);
    }
    if (name === 'step' || name === 'step-pyramid') {
      expect(top).toBeGreaterThan(0.9);
      expect(Math.min(...(await readEdges(1)))).toBeGreaterThan(0.95);
    } else {
      expect((await readEdges(1))[1]).toBeLessThan(0.9);
    }
  };
  await expect(demo.locator('button[value="bump"]')).toHaveAttribute('aria-pressed', 'true');
  await expectShape('bump');
  const shapes = new Set([await readShape()]);
  for (const name of ['linear', 'linear-sharp', 'step', 'pyramid', 'step-pyramid']) {
    await demo.locator(`button[value="${name}"]`).click();
    await expect.poll(async () => shapes.has(await readShape())).toBe(false);
    shapes.add(await readShape());
    await expectShape(name);
  }
  expect(shapes.size).toBe(6);
}
