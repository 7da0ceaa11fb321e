import { expect, type Locator } from '@playwright/test';

export const title =
  'Sections are 12 pixels apart, outlined in their color with a translucent fill, and have round corners.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(3);
  const readBoxes = () =>
    sections.evaluateAll((paths) =>
      paths.map((path) => {
        const { x, y, width, height } = (path as SVGPathElement).getBBox();
        return { x, y, width, height };
      }),
    );
  await expect
    .poll(async () => {
      const [first, second, third] = await readBoxes();
      return [second!.y - first!.y - first!.height, third!.y - second!.y - second!.height].map(Math.round);
    })
    .toEqual([12, 12]);
  for (let index = 0; index < 3; index += 1) {
    const section = sections.nth(index);
    await expect(section).toHaveAttribute('fill-opacity', '0.4');
    await expect(section).toHaveAttribute('stroke', (await section.getAttribute('fill'))!);
    // A radius of 16 leaves out the points at 3 px from the corner, but not those at 6 px.
    const isInside = (distance: number) =>
      section.evaluate((element, px) => {
        const path = element as SVGPathElement;
        const { x, y } = path.getBBox();
        return path.isPointInFill(new DOMPoint(x + px, y + px));
      }, distance);
    expect(await isInside(3)).toBe(false);
    expect(await isInside(6)).toBe(true);
  }
}
