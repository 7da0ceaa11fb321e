/**
 * Prints how long a search takes from a key to the frame with its results, on a machine that is four times slower, over
 * the queries of `data/search/queries.*.ts`: the whole query at once, after the files of the full text are there.
 * Between two queries it changes one word of the same panel and waits for the frame with that word: the least that any
 * answer to a key costs there, on this machine and in this run.
 */
import { chromium, type Page } from '@playwright/test';
import { createStaticServer } from '../../src/node/export/server/createStaticServer';
import { listen } from '../../src/node/export/server/listen';
import { loadQueries } from '../../src/node/search/loadQueries';
import { LANGUAGES, languageToPrefix } from '../../src/shared/languages/languages';
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

/** What one query took, in ms. */
interface Measured {
  /** From the input to the frame with the results. */
  search: number;
  /** From the change of one word to the frame with it. */
  word: number;
}

/** Types a query into the open search, and changes a word of its results. */
function measureQuery(page: Page, query: string): Promise<Measured> {
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
    // A message that is sent by the callback of a frame is read after the frame is painted.
    const waitForPaint = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage('');
        });
      });
    const time = async (act: () => void | Promise<void>) => {
      await waitForPaint();
      const start = performance.now();
      await act();
      await waitForPaint();
      return performance.now() - start;
    };
    const empty = waitFor('');
    type('');
    await empty;
    const search = await time(async () => {
      const answered = waitFor(text);
      type(text);
      await answered;
    });
    // In the first round the names alone may find nothing.
    const place = panel.querySelector('.search-option *') ?? panel;
    const word = await time(() => place.append(' word'));
    place.lastChild!.remove();
    return { search, word };
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
  const times: (Measured & { query: string })[] = [];
  for (const [query] of queries) {
    times.push({ query, ...(await measureQuery(page, query)) });
  }
  const searches = times.map(({ search }) => search);
  const words = times.map(({ word }) => word);
  const slowest = times.toSorted((one, other) => other.search - one.search)[0]!;
  rows[address] = {
    queries: times.length,
    'median, ms': Math.round(percentile(searches, 0.5)),
    'p95, ms': Math.round(percentile(searches, 0.95)),
    'a word, median, ms': Math.round(percentile(words, 0.5)),
    'a word, p95, ms': Math.round(percentile(words, 0.95)),
    'ratio of the medians': (percentile(searches, 0.5) / percentile(words, 0.5)).toFixed(1),
    'ratio of the p95': (percentile(searches, 0.95) / percentile(words, 0.95)).toFixed(1),
    slowest: `${Math.round(slowest.search)} ms: ${slowest.query}`,
  };
  await page.close();
}
console.log(`From a key to the frame with its results, ${PROFILE.name}`);
console.table(rows);
await browser.close();
server.close();
