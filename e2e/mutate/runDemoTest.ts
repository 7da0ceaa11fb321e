import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { CLIENT_ADDRESS } from '../../src/shared/paths/clientFiles';
import { endTransitions, getStaticAddress, getStaticPlace, makeLive } from '../demos/demoPlace';
import { loadDemoTest } from '../site/loadDemoTest';
import { openDetails } from '../site/openVisit';
import { waitForPage } from '../support/demos';
import { watchFaults } from '../support/watchFaults';
import type { DemoScript } from './readDemoScript';

interface Trial {
  baseURL: string;
  listed: ListedDemo;
  /** What the browser gets as the script of the demo. */
  script: Pick<DemoScript, 'address' | 'code'>;
  limitMs: number;
}

/** What ends a run that would hang, also where a script keeps its page from closing. */
async function giveUp(ms: number, what: string): Promise<never> {
  await wait(ms, undefined, { ref: false });
  throw new Error(`${what} takes longer than ${ms} ms.`);
}

/** Answers the script of the demo; those of others never arrive, so that they stay static. */
async function serve(page: Page, { address, code }: Trial['script'], stage: Locator): Promise<void> {
  await page.route(`**${CLIENT_ADDRESS}demos/**`, async (route) => {
    if (new URL(route.request().url()).pathname !== address) {
      return;
    }
    // React keeps attributes of a snapshot that it takes over, and one that a browser translated it renders anew.
    await stage.evaluate((element) => element.firstElementChild?.append(document.createElement('font')));
    await route.fulfill({ contentType: 'text/javascript', body: code });
  });
}

/** Rejects when a demo has crashed: nothing else is worth waiting for. */
async function crash(page: Page, stage: string): Promise<never> {
  await Promise.race([
    page.waitForEvent('pageerror', { timeout: 0 }),
    page.locator(`${stage}[hidden]`).waitFor({ state: 'attached', timeout: 0 }),
  ]);
  throw new Error('The demo has crashed.');
}

async function runTest(page: Page, { baseURL, listed, script }: Trial): Promise<void> {
  const takeFaults = watchFaults(page, baseURL);
  const stage = page.locator(getStaticPlace(listed));
  await serve(page, script, stage);
  await page.goto(getStaticAddress(listed), { waitUntil: 'commit' });
  await waitForPage(page);
  await openDetails(page);
  await makeLive(stage);
  await endTransitions(stage);
  await (await loadDemoTest(listed.key)).default(stage, 'ltr');
  expect(takeFaults()).toEqual([]);
}

/**
 * Runs the test of a demo in a new page, with a script in the place of its own.
 *
 * @returns why it failed; undefined where it passed
 */
export async function runDemoTest(browser: Browser, trial: Trial): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const runs = [
    runTest(page, trial),
    crash(page, getStaticPlace(trial.listed)),
    giveUp(trial.limitMs, 'The test'),
  ];
  try {
    await Promise.race(runs);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    // The others end with the page.
    const closing = Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.close()]);
    await Promise.race([closing, giveUp(10_000, 'Closing')]).catch(() => {});
  }
}
