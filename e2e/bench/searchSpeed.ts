/**
 * Prints how long a search takes from a key to its results on a machine that is four times slower, over the queries
 * of `data/search/queries.*.ts`: the whole query at once, after the files of the full text are there.
 */
import { chromium, type Page } from '@playwright/test';
import { createStaticServer } from '../../src/node/server/createStaticServer';
import { listen } from '../../src/node/server/listen';
import { loadQueries } from '../../src/node/search/loadQueries';
import { LANGUAGES, languageToPrefix } from '../../src/shared/languages';
import { findChromium } from '../chromium/findChromium';
import { launchOptions } from '../chromium/launchOptions';
import { applyProfile, type Profile } from './measurePage';

const PROFILE: Profile = { name: 'CPU 4x slower', cpu: 4, isSlowNetwork: false };

/** The pages of the search, with what is asked there. */
const SETS = await Promise.all(
  LANGUAGES.map(async (language) => ({
    address: `${languageToPrefix(language)}/x/search/`,
    queries: await loadQueries(language, 'queries'),
  })),
);

/** Types a query into the open search. @returns ms from the input to the frame with its results */
function measureQuery(page: Page, query: string): Promise<number> {
  return page.locator('.search-input').evaluate(async (input: HTMLInputElement, text) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const panel = input.closest('.search-panel')!;
    const type = (value: string) => {
      setValue.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const waitFor = (value: string) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (panel.getAttribute('data-answered') === value) {
            observer.disconnect();
            resolve();
          }
        };
        const observer = new MutationObserver(check);
        observer.observe(panel, { attributes: true });
        check();
      });
    const empty = waitFor('');
    type('');
    await empty;
    const start = performance.now();
    const answered = waitFor(text);
    type(text);
    await answered;
    return performance.now() - start;
  }, query);
}

function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]!;
}

const server = createStaticServer({ directory: 'out' });
const port = await listen(server, 0);
const browser = await chromium.launch(launchOptions(await findChromium()));
const rows: Record<string, Record<string, number | string>> = {};
for (const { address, queries } of SETS) {
  const page = await browser.newPage();
  // What tsx writes around functions that have a name; the browser has it not.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`http://localhost:${port}${address}?q=grid`);
  await page.locator('.search-option').first().waitFor();
  // The first round loads the files that the second one finds there.
  for (const [query] of queries) {
    await measureQuery(page, query);
  }
  await page.waitForLoadState('networkidle');
  await applyProfile(await page.context().newCDPSession(page), PROFILE);
  const times: number[] = [];
  const slowest = { query: '', time: 0 };
  for (const [query] of queries) {
    const time = await measureQuery(page, query);
    times.push(time);
    if (time > slowest.time) {
      Object.assign(slowest, { query, time });
    }
  }
  rows[address] = {
    queries: times.length,
    'median, ms': Math.round(percentile(times, 0.5)),
    'p95, ms': Math.round(percentile(times, 0.95)),
    slowest: `${Math.round(slowest.time)} ms: ${slowest.query}`,
  };
  await page.close();
}
console.log(`From a key to its results, ${PROFILE.name}`);
console.table(rows);
await browser.close();
server.close();
