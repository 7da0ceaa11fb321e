/** Prints how long the pages of the export take: medians of three visits, on this machine and on a slow one. */
import { chromium } from '@playwright/test';
import { createStaticServer } from '../../src/node/server/createStaticServer';
import { listen } from '../../src/node/server/listen';
import { findChromium } from '../chromium/findChromium';
import { launchOptions } from '../chromium/launchOptions';
import { measureFilter, type FilterTimings } from './measureFilter';
import { measurePage, type PageTimings, type Profile } from './measurePage';

const PAGES = [
  '/x/introduction/installation/',
  '/x/react-data-grid/column-definition/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/simple-tree-view/items/',
];

/** The page with the most rows. */
const FILTERED_PAGE = '/x/api/data-grid/data-grid-premium/';

const PROFILES: Profile[] = [
  { name: 'this machine', cpu: 1, isSlowNetwork: false },
  { name: 'CPU 4x slower, slow 4G', cpu: 4, isSlowNetwork: true },
];

const VISITS = 3;

function median(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}

const server = createStaticServer({ directory: 'out' });
const port = await listen(server, 0);
const browser = await chromium.launch(launchOptions(await findChromium()));
for (const profile of PROFILES) {
  const rows: Record<string, Record<string, number | undefined>> = {};
  for (const path of PAGES) {
    const visits: PageTimings[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await measurePage(browser, `http://localhost:${port}${path}`, profile));
    }
    const read = (name: keyof PageTimings) => median(visits.map((times) => times[name]));
    rows[path] = {
      'first paint': read('fcp'),
      'largest paint': read('lcp'),
      'blocking time': read('tbt'),
      'demo live': read('live'),
      'page change': read('pageChange'),
      'mode change': read('modeChange'),
    };
  }
  console.log(`\n${profile.name}, ms`);
  console.table(rows);
  const visits: FilterTimings[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await measureFilter(browser, `http://localhost:${port}${FILTERED_PAGE}`, profile));
  }
  const steps = Object.keys(visits[0]!) as (keyof FilterTimings)[];
  console.log(`\nthe filter of ${FILTERED_PAGE}, key to answer`);
  console.table(
    Object.fromEntries(steps.map((step) => [step, { ms: median(visits.map((times) => times[step])) }])),
  );
}
await browser.close();
server.close();
