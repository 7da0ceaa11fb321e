import { expect, type Locator } from '@playwright/test';
import { waitForFrames } from '../../../e2e/demos/frameSteps';

export const title = 'The wheel zooms in to at least 20 % of the days, and out to at most 60 % of them.';

export default async function test(demo: Locator): Promise<void> {
  const page = demo.page();
  const chart = demo.getByLabel('Visits per day, of at least two and at most six weeks');
  const active = demo.locator('.MuiChartAxisZoomSliderTrack-active');
  const track = demo.locator('.MuiChartAxisZoomSliderTrack-background');
  /** The visible share of the axis in percent. */
  const readShare = async () => {
    const [part, all] = await Promise.all([active.getAttribute('width'), track.getAttribute('width')]);
    return (100 * Number(part)) / Number(all);
  };
  const turn = async (delta: number) => {
    await page.mouse.wheel(0, delta);
    await waitForFrames(page);
  };
  const turnUntil = (delta: number, isReached: (share: number) => boolean) =>
    expect(async () => {
      await turn(delta);
      expect(isReached(await readShare())).toBe(true);
    }).toPass({ intervals: [0] });
  const turnOften = async (delta: number) => {
    for (let times = 0; times < 5; times += 1) {
      await turn(delta);
    }
  };

  await chart.scrollIntoViewIfNeeded();
  await chart.hover({ position: { x: 180, y: 80 } });
  expect(Math.round(await readShare())).toBe(40);
  await turnUntil(-60, (share) => share < 23);
  await turnOften(-60);
  expect(await readShare()).toBeGreaterThanOrEqual(19.9);
  await turnUntil(60, (share) => share > 55);
  await turnOften(60);
  expect(await readShare()).toBeLessThanOrEqual(60.1);
  await page.mouse.move(0, 0);
}
