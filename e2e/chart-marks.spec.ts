import { openWithDemosHeld } from './support/openWithDemosHeld';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

/** Charts whose marks grow, and are drawn from left to right, when they appear. */
const ROUTES = ['/x/react-charts/bars/', '/x/react-charts/lines/'];

declare global {
  interface Window {
    /** Frames in which a visible chart of the first demo was being drawn. */
    incompleteFrames?: number;
  }
}

for (const route of ROUTES) {
  test(`the chart of ${route} that users see is whole while it comes alive`, async ({ page }) => {
    const release = await openWithDemosHeld(page, route);
    const stage = page.locator('.demo-stage:has(svg)').first();
    await stage.evaluate((element) => {
      const getSizes = () =>
        [...element.querySelectorAll<SVGGraphicsElement>('rect, path, clipPath *')]
          .filter((mark) => getComputedStyle(mark).visibility === 'visible')
          .map((mark) => mark.getBBox().width * mark.getBBox().height);
      const getArea = () => getSizes().reduce((sum, size) => sum + size, 0);
      const isAppearing = () =>
        element
          .getAnimations({ subtree: true })
          .some(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.target instanceof SVGElement &&
              getComputedStyle(effect.target).visibility === 'visible',
          );
      const whole = getArea();
      window.incompleteFrames = 0;
      const look = () => {
        if (getArea() < whole * 0.9 || isAppearing()) {
          window.incompleteFrames! += 1;
        }
        requestAnimationFrame(look);
      };
      look();
    });
    await release();
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live', '');
    await waitForStillness(stage);
    expect(await page.evaluate(() => window.incompleteFrames)).toBe(0);
  });
}
