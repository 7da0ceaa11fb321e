/**
 * Prints what opening and using pages of the export costs, on this machine and on a slow one: medians of five visits.
 * Each page is compared with itself without scripts, in turns, so that noise of the machine hits both. Figures of the existing
 * documentation stand beside them; those were measured once, on another machine.
 */
import { chromium } from '@playwright/test';
import { createStaticServer } from '../../src/node/export/server/createStaticServer';
import { listen } from '../../src/node/export/server/listen';
import { findChromium } from '../chromium/findChromium';
import { launchOptions } from '../chromium/launchOptions';
import { createPlainSite } from './createPlainSite';
import { EXISTING_SITE } from './existingSite';
import { measureFilter, type FilterTimings } from './measureFilter';
import { measureLoad, measurePage, type LoadCosts, type PageTimings, type Profile } from './measurePage';

const PAGES = [
  '/x/introduction/licensing/',
  '/x/api/data-grid/data-grid/',
  '/x/react-data-grid/column-definition/',
  '/x/react-charts/bars/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/accessibility/',
];

/** The page with the most rows. */
const FILTERED_PAGE = '/x/api/data-grid/data-grid-premium/';

const PROFILES: Profile[] = [
  { name: 'this machine', cpu: 1, isSlowNetwork: false },
  { name: 'CPU 4x slower, slow 4G', cpu: 4, isSlowNetwork: true },
];

const VISITS = 5;

function median(values: (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  const middle = known[Math.floor(known.length / 2)];
  return middle === undefined ? undefined : Math.round(middle);
}

type Row = Record<string, string | number | undefined>;

/** One row of the table: what both kinds of page are measured by. */
function describeLoad(visits: readonly LoadCosts[]): Row {
  const read = (name: keyof LoadCosts) => median(visits.map((costs) => costs[name]));
  const readKb = (name: keyof LoadCosts) => Math.round((read(name) ?? 0) / 100) / 10;
  return {
    KB: readKb('total'),
    'script KB at load': readKb('scriptAtLoad'),
    settled: readKb('scriptSettled'),
    'first paint': read('fcp'),
    'largest paint': read('lcp'),
    'blocking time': read('tbt'),
    'longest task': read('longestTask'),
    script: read('script'),
    'style, layout': read('layout'),
    'demo live': read('live'),
  };
}

/** What was measured of the page of the existing documentation that has the same subject. */
function describeExisting(path: string, { isSlowNetwork }: Profile): Row[] {
  const figures = EXISTING_SITE[path]?.[isSlowNetwork ? 'slow' : 'full'];
  return figures
    ? [
        {
          page: 'existing documentation',
          KB: Math.round(figures.total / 100) / 10,
          'first paint': figures.fcp,
          'largest paint': figures.lcp,
          'blocking time': figures.tbt,
          'page change': figures.pageChange,
          'mode change': figures.modeChange,
        },
      ]
    : [];
}

const server = createStaticServer({ directory: 'out' });
const port = await listen(server, 0);
const plain = createPlainSite('out', PAGES);
const plainServer = createStaticServer({ directory: plain.directory });
const plainPort = await listen(plainServer, 0);
const browser = await chromium.launch(launchOptions(await findChromium()));
for (const profile of PROFILES) {
  const rows: Row[] = [];
  for (const path of PAGES) {
    const visits: PageTimings[] = [];
    const plainVisits: LoadCosts[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) {
      visits.push(await measurePage(browser, `http://localhost:${port}${path}`, profile));
      plainVisits.push(await measureLoad(browser, `http://localhost:${plainPort}${path}`, profile));
    }
    rows.push(
      {
        page: path,
        ...describeLoad(visits),
        'page change': median(visits.map(({ pageChange }) => pageChange)),
        'mode change': median(visits.map(({ modeChange }) => modeChange)),
      },
      { page: 'without scripts', ...describeLoad(plainVisits) },
      ...describeExisting(path, profile),
    );
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
plainServer.close();
plain.remove();
