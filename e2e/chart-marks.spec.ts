import { openWithDemosHeld } from './support/openWithDemosHeld';
import { expect, test } from './support/test';
import { waitForStillness } from './support/waitForStillness';

/** Charts whose marks grow, and are drawn from left to right, when they appear. */
const ROUTES = ['/x/react-charts/stacking/', '/x/react-charts/lines/'];

/** What users see of a chart in an animation frame. */
interface Frame {
  /** Of all marks, in square units of the chart. */
  area: number;
  /** Whether CSS is drawing a mark. */
  isAppearing: boolean;
}

declare global {
  interface Window {
    shownFrames: Frame[];
  }
}

for (const route of ROUTES) {
  test(`the chart of ${route} that users see is whole while it comes alive`, async ({ page }) => {
    const release = await openWithDemosHeld(page, route);
    const stage = page.locator('.demo-stage:has(svg)').first();
    await stage.evaluate((element) => {
      const isVisible = (mark: Element) => getComputedStyle(mark).visibility === 'visible';
      const isAppearing = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.target instanceof SVGElement && isVisible(effect.target);
      window.shownFrames = [];
      const look = () => {
        const marks = [...element.querySelectorAll<SVGGraphicsElement>('rect, path, clipPath *')];
        const boxes = marks.filter(isVisible).map((mark) => mark.getBBox());
        window.shownFrames.push({
          area: boxes.reduce((sum, { width, height }) => sum + width * height, 0),
          isAppearing: element.getAnimations({ subtree: true }).some(isAppearing),
        });
        requestAnimationFrame(look);
      };
      look();
    });
    await release();
    await stage.scrollIntoViewIfNeeded();
    await expect(stage).toHaveAttribute('data-live', '');
    await waitForStillness(stage);
    const frames = await page.evaluate(() => window.shownFrames);
    // The picture may be of another size than the live chart.
    const whole = Math.min(frames[0]!.area, frames.at(-1)!.area);
    expect(frames.filter(({ area }) => area < whole * 0.9)).toEqual([]);
    expect(frames.filter((frame) => frame.isAppearing)).toEqual([]);
  });
}
