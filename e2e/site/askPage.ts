import type { Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { getStaticPlace, makeLive } from '../demos/demoPlace';
import { waitForAnimationFrames } from '../support/animationFrames';
import { COLOR_RULES, findInaccessible, GONE, type Finding } from '../support/expectAccessible';
import { forgetShifts } from '../support/shifts';
import { expect } from '../support/test';
import { waitForStillness } from '../support/waitForStillness';
import { setScheme } from './colorScheme';
import { createInquiry, type Inquiry } from './createInquiry';
import { askQuietly, explainDemo } from './explainFailure';
import type { OpenVisit } from './openVisit';
import { DESKTOP, PHONE } from './screens';
import { compareHeights, measure } from './snapshot';
import { movesWithRows, waitForRows } from './waitForRows';

/** Demos that are not to come alive are not asked about: they are seen in another visit. */
const STATIC_STAGES = '.demo-stage:not([data-live])';

/** The rules of axe whose answer depends on the width of the window, which no other rule of ours stands for. */
const WIDTH_RULES = ['scrollable-region-focusable'];

/** Lets a demo come alive: it stays as large as it was, nothing moves, the focus stays, nobody complains. */
async function askStart(visit: OpenVisit, listed: ListedDemo): Promise<void> {
  const { page, snapshots, expectStill } = visit;
  const place = getStaticPlace(listed);
  const stage = page.locator(place);
  const snapshot = snapshots.get(listed.key)!;
  expect(snapshot.isVisible, 'the snapshot can be seen').toBe(true);
  await makeLive(stage);
  // What its effects do comes with the next frames.
  await waitForAnimationFrames(page);
  expect(await measure(page, place), 'size of the live demo, after that of its snapshot').toEqual(
    snapshot.size,
  );
  const focused = await page.evaluate(() => document.activeElement?.localName);
  expect(focused, 'what has the focus once the demo is alive').toBe('body');
  if (!movesWithRows(listed.key)) {
    await expectStill();
  }
  await waitForRows(stage, listed.key);
  await waitForStillness(stage);
  // Groups that are expanded from the start load their rows after their own.
  await waitForRows(stage, listed.key);
  if (movesWithRows(listed.key)) {
    await forgetShifts(page);
  }
}

/** Finds the innermost elements that reach further to the right than the window, with the demos that they are in. */
function findOverflow(page: Page): Promise<{ element: string; demo?: string }[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) {
      return [];
    }
    // What scrolls in itself, or is cut off, widens nothing.
    const isFree = (element: Element): boolean =>
      element === document.body ||
      (getComputedStyle(element).overflowX === 'visible' && isFree(element.parentElement!));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 && isFree(element.parentElement!),
    );
    const found = wide
      .filter((element) => !wide.some((other) => other !== element && element.contains(other)))
      .map((element) => {
        const { localName, id } = element;
        const name = `${localName}${id && `#${id}`} ${element.getAttribute('class') ?? ''}`.trim();
        return { element: name, demo: element.closest('.demo')?.id };
      });
    return found.length > 0 ? found.slice(0, 5) : [{ element: `a page of ${scrollWidth} px` }];
  });
}

function describeFinding({ rule, html, target, failureSummary }: Finding): string {
  return `${rule}: ${html}\n  at ${target}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`;
}

/** Notes what is wrong in a page, with the demo where it is in one: in the document of an iframe, all is. */
function fail({ demos, isPage }: OpenVisit, inquiry: Inquiry, message: string, id: string | undefined): void {
  const listed = demos.find(({ demo }) => !isPage || id === `${demo.name}.tsx`);
  inquiry.fail(listed ? explainDemo(listed, message) : message);
}

/** Asks axe, and names the demo that a finding is in. */
async function askAxe(visit: OpenVisit, inquiry: Inquiry, rules?: string[]): Promise<void> {
  const { page, isWhole, isPage } = visit;
  // The document of an iframe is not a page: it needs no heading and no landmarks.
  const place = isPage ? undefined : '.demo-stage';
  const { findings, gone } = await findInaccessible(page, {
    place,
    isWhole,
    exclude: [STATIC_STAGES],
    rules,
  });
  for (const finding of findings) {
    fail(visit, inquiry, `axe: ${describeFinding(finding)}`, finding.demo);
  }
  await inquiry.ask(async () => expect(gone, GONE).toEqual([]));
}

/** What pages are asked beside the questions that every page is. */
interface PageQuestions {
  /** Whether axe reads it. */
  hasAxe: boolean;
}

/** In a narrow window: nothing is wider than it, and demos are as tall as they were before they came alive. */
async function askPhone(visit: OpenVisit, inquiry: Inquiry, { hasAxe }: PageQuestions): Promise<void> {
  const { page, demos, snapshots } = visit;
  await page.setViewportSize(PHONE);
  await waitForStillness(page.locator('body'));
  await waitForAnimationFrames(page);
  for (const { element, demo } of await findOverflow(page)) {
    fail(visit, inquiry, `wider than 360 px: ${element}`, demo);
  }
  const places = demos.map((listed) => ({
    place: getStaticPlace(listed),
    html: snapshots.get(listed.key)!.html,
  }));
  for (const [index, difference] of (await compareHeights(page, places)).entries()) {
    if (difference) {
      inquiry.fail(explainDemo(demos[index]!, `at 360 px the snapshot is ${difference}`));
    }
  }
  if (hasAxe) {
    await askAxe(visit, inquiry, WIDTH_RULES);
  }
  await page.setViewportSize(DESKTOP);
  await waitForAnimationFrames(page);
}

/**
 * Asks all that concerns a page, while its demos come alive one after another: dark, then light, then narrow.
 *
 * @throws all that is wrong, each with the demo that it is in
 */
export async function askPage(visit: OpenVisit, questions: PageQuestions): Promise<void> {
  const { hasAxe } = questions;
  const { page, demos, release, expectStill, takeFaults } = visit;
  const inquiry = createInquiry();
  await release();
  for (const listed of demos) {
    await inquiry.ask(() => askQuietly(visit, listed, () => askStart(visit, listed)));
  }
  await waitForStillness(page.locator('body'));
  if (hasAxe) {
    await askAxe(visit, inquiry);
  }
  await inquiry.ask(expectStill);
  await setScheme(page, 'light');
  await waitForStillness(page.locator('body'));
  if (hasAxe) {
    await askAxe(visit, inquiry, COLOR_RULES);
  }
  await askPhone(visit, inquiry, questions);
  const alive = demos.map(({ key }) => `data/${key}.tsx`).join(', ') || 'no live demo';
  if (visit.isPage) {
    await inquiry.ask(() => expect(page.locator('h1'), `one h1, with ${alive}`).toHaveCount(1));
  }
  await inquiry.ask(async () =>
    expect(takeFaults(), `what the page complained of, with ${alive}`).toEqual([]),
  );
  inquiry.end();
}
