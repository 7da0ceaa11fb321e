import { openWithDemosHeld } from './support/openWithDemosHeld';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

/** Charts whose marks grow, and are drawn from left to right, when they appear. */
const ROUTES = ['/x/react-charts/stacking/', '/x/react-charts/lines/'];

declare global {
  interface Window {
    /** What all marks of the chart that users see cover, in square units of the chart, frame by frame. */
    shownAreas: number[];
    /** The elements of charts that CSS has drawn before their eyes. */
    appearances: Set<string>;
  }
}

for (const route of ROUTES) {
  test(`the chart of ${route} that users see is whole from the first frame on`, async ({ page }) => {
    await page.addInitScript(() => {
      window.appearances = new Set();
      const look = () => {
        for (const { effect } of document.getAnimations()) {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          if (target instanceof SVGElement && getComputedStyle(target).visibility === 'visible') {
            window.appearances.add(target.outerHTML);
          }
        }
        requestAnimationFrame(look);
      };
      look();
    });
    const release = await openWithDemosHeld(page, route);
    const stage = page.locator('.demo-stage:has(svg)').first();
    await stage.evaluate((element) => {
      const isVisible = (mark: Element) => getComputedStyle(mark).visibility === 'visible';
      window.shownAreas = [];
      const look = () => {
        const marks = [...element.querySelectorAll<SVGGraphicsElement>('rect, path, clipPath *')];
        const boxes = marks.filter(isVisible).map((mark) => mark.getBBox());
        window.shownAreas.push(boxes.reduce((sum, { width, height }) => sum + width * height, 0));
        requestAnimationFrame(look);
      };
      look();
    });
    await release();
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live', '');
    await waitForStillness(stage);
    const areas = await page.evaluate(() => window.shownAreas);
    // The picture may be of another size than the live chart.
    const whole = Math.min(areas[0]!, areas.at(-1)!);
    expect(areas.filter((area) => area < whole * 0.9)).toEqual([]);
    expect(await page.evaluate(() => [...window.appearances])).toEqual([]);
  });
}
