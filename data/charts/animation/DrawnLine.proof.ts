import { expect, type Locator } from '@playwright/test';

export const claim =
  'A component in the line slot starts one animation of the browser when it appears, and none runs if users prefer reduced motion.';

export default async function prove(demo: Locator): Promise<void> {
  const page = demo.page();
  const line = demo.locator('path.MuiLineChart-line');
  /** Counts calls of `animate()` on the SVG paths of this document from now on. */
  await line.evaluate((path) => {
    const calls = { count: 0 };
    const { animate } = Element.prototype;
    SVGPathElement.prototype.animate = function count(...parameters) {
      calls.count += 1;
      return animate.apply(this, parameters);
    };
    Object.assign(path.ownerDocument, { pathAnimations: calls });
  });
  const count = () =>
    line.evaluate(
      (path) => (path.ownerDocument as Document & { pathAnimations: { count: number } }).pathAnimations.count,
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(count).toBe(1);
  await demo.getByRole('button').first().click();
  await expect.poll(count).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await demo.getByRole('button').first().click();
  await expect(line).toHaveCount(1);
  expect(await line.evaluate((path) => path.getAnimations().length)).toBe(0);
}
