import type { Locator, Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { STYLING_NAMES, type Styling } from '../../src/shared/demo/codePreferences';
import {
  chooseStyling,
  endTransitions,
  findDemo,
  getStaticPlace,
  makeLive,
  resetDemo,
} from '../demos/demoPlace';
import { openSettings } from '../support/openSettings';
import { setScheme } from './colorScheme';
import { askQuietly } from './explainFailure';
import { loadDemoTest } from './loadDemoTest';
import type { OpenVisit } from './openVisit';
import { DESKTOP } from './screens';
import { translate, translateNextSnapshot } from './translate';

type Direction = 'ltr' | 'rtl';

/** What differs from a demo as most users find it. */
export interface Circumstances {
  direction: Direction;
  isTranslated: boolean;
  styling: Styling;
}

const PLAIN: Circumstances = { direction: 'ltr', isTranslated: false, styling: 'system' };

/** Runs what is beside a demo that is alive. */
async function runDemoTest(stage: Locator, { key }: ListedDemo, direction: Direction = 'ltr'): Promise<void> {
  await endTransitions(stage);
  await (await loadDemoTest(key)).default(stage, direction);
}

/** Chooses the direction in the settings, unless it is chosen. */
async function setDirection(page: Page, direction: Direction): Promise<void> {
  if (((await page.locator('body').getAttribute('dir')) ?? 'ltr') === direction) {
    return;
  }
  const panel = await openSettings(page);
  const name = direction === 'rtl' ? 'Right to left' : 'Left to right';
  await panel.getByRole('button', { name }).click();
  await page.keyboard.press('Escape');
}

/** What components put at the end of the document. */
const POPUPS = 'body > :is(.MuiModal-root, .MuiPopper-root, .MuiPickerPopper-root)';

/** Undoes what was done to the page for the demo before: a popup or a dialog that it left open may be in the way. */
async function settle(visit: OpenVisit, listed: ListedDemo): Promise<void> {
  const { page, usedBefore } = visit;
  if (usedBefore && (await page.locator(POPUPS).count()) > 0) {
    await resetDemo(findDemo(page, usedBefore).section);
  }
  visit.usedBefore = listed;
  await page.setViewportSize(DESKTOP);
  await page.mouse.move(0, 0);
  await setScheme(page, 'light');
  // The document of an iframe loads when that is near the window.
  await findDemo(page, listed).section.scrollIntoViewIfNeeded();
}

/** Runs the test of a demo where the page has brought it to life. */
export async function askTest(visit: OpenVisit, listed: ListedDemo): Promise<void> {
  await visit.release();
  await settle(visit, listed);
  const { stage } = findDemo(visit.page, listed);
  await makeLive(stage);
  await runDemoTest(stage, listed);
}

/** Starts a demo again as somebody finds it in other circumstances, and runs its test. */
async function askRestarted(
  visit: OpenVisit,
  listed: ListedDemo,
  { direction, isTranslated, styling }: Circumstances,
): Promise<void> {
  const { page } = visit;
  const { section, stage } = findDemo(page, listed);
  await settle(visit, listed);
  await setDirection(page, direction);
  // Its toolbar, which chooses and restarts, comes with it.
  await makeLive(stage);
  if (listed.demo.stylings) {
    await chooseStyling(page, listed, styling);
  }
  if (isTranslated) {
    await translateNextSnapshot(stage);
  }
  await resetDemo(section);
  await makeLive(stage);
  if (isTranslated) {
    // Once as a user finds it, and once more after it came alive: translators see what is new.
    await translate(stage);
  }
  await runDemoTest(stage, listed, direction);
}

type NamedCircumstances = [name: string, circumstances: Circumstances];

/** The circumstances that differ from the plain ones, each alone. */
function listSeparately({ direction, isTranslated, styling }: Circumstances): NamedCircumstances[] {
  const all: NamedCircumstances[] = [
    ['right to left', { ...PLAIN, direction }],
    ['in a translated page', { ...PLAIN, isTranslated }],
    [`with ${STYLING_NAMES[styling]}`, { ...PLAIN, styling }],
  ];
  const differs = [direction !== PLAIN.direction, isTranslated, styling !== PLAIN.styling];
  return all.filter((_, index) => differs[index]);
}

/** The circumstances in words: `right to left, in a translated page, with Tailwind` */
export function describeCircumstances(circumstances: Circumstances): string {
  return listSeparately(circumstances)
    .map(([name]) => name)
    .join(', ');
}

/** As `askRestarted`; also requires that the document complains of nothing. */
async function askAlone(
  visit: OpenVisit,
  listed: ListedDemo,
  [name, circumstances]: NamedCircumstances,
): Promise<void> {
  try {
    await askQuietly(visit, listed, () => askRestarted(visit, listed, circumstances));
  } catch (error) {
    (error as Error).message = `${name}: ${(error as Error).message}`;
    throw error;
  }
}

/**
 * Starts a demo once in several circumstances together, and expects that its test passes and nobody complains.
 *
 * @throws what is wrong in the first of them that is enough for it to fail
 */
export async function askTogether(
  visit: OpenVisit,
  listed: ListedDemo,
  circumstances: Circumstances,
): Promise<void> {
  await visit.release();
  try {
    await askAlone(visit, listed, ['only together', circumstances]);
  } catch (error) {
    for (const separate of listSeparately(circumstances)) {
      await askAlone(visit, listed, separate);
    }
    throw error;
  }
}

/** Runs the test in the document of an iframe whose texts were translated before the demo came alive. */
export async function askTranslatedFrame(visit: OpenVisit, listed: ListedDemo): Promise<void> {
  const stage = visit.page.locator(getStaticPlace(listed));
  await visit.release();
  await makeLive(stage);
  await translate(stage);
  await runDemoTest(stage, listed);
}
