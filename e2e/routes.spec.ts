import { getPathInfo } from '../src/shared/paths/getPathInfo';
import { makeDemosLive, waitForPage } from './support/demos';
import { expectAccessible } from './support/expectAccessible';
import { hasPassed, rememberPassed } from './support/passedRoutes';
import { selectRoutes } from './support/selectRoutes';
import { recordShifts } from './support/shifts';
import { expect, test } from './support/test';

/** The whole matrix leaves out what it has seen; a sample always runs. */
const isMatrix = process.env.E2E_ROUTES === 'all';

const SCREENS = [
  { name: 'a desktop in light mode', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'a phone in dark mode', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

/**
 * Pages of the API are rendered by one program from extracted data: what is wrong with one is wrong with many.
 * The matrix opens each on one screen, in turn, and lets axe read every tenth; a sample is read whole.
 */
function plan(route: string, index: number): { screens: (typeof SCREENS)[number][]; hasAxe: boolean } {
  return isMatrix && getPathInfo(route).canonicalAs.startsWith('/x/api/')
    ? { screens: [SCREENS[index % 2 ? 1 : 0]], hasAxe: index % 10 < 2 }
    : { screens: [...SCREENS], hasAxe: true };
}

for (const [index, route] of selectRoutes().entries()) {
  const { screens, hasAxe } = plan(route, index);
  test.describe(route, () => {
    for (const { name, viewport, colorScheme } of screens) {
      test.describe(`on ${name}`, () => {
        test.use({ viewport, colorScheme });

        test('is whole, quiet, still and accessible', async ({ page }) => {
          test.skip(isMatrix && (await hasPassed(route, name)), 'passed before, made of the same sources');
          const expectStill = await recordShifts(page);
          const response = await page.goto(route);
          expect(response?.status()).toBe(200);
          await expect(page.locator('h1')).toHaveCount(1);
          await waitForPage(page);
          await makeDemosLive(page);
          const overflow = await page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(overflow).toBeLessThanOrEqual(0);
          await expectStill();
          if (hasAxe) {
            await expectAccessible(page);
          }
          await rememberPassed(route, name);
        });
      });
    }
  });
}
