import type { Browser, Page } from '@playwright/test';
import type { ListedDemo } from '../../src/node/site/health/listDemos';
import { CLIENT_ADDRESS } from '../../src/shared/paths/clientFiles';
import { getDemoModuleName } from '../../src/shared/demo/demoFragment';
import { DEMO_MODULES_ID, type DemoModuleTable } from '../../src/shared/demo/demoModuleTable';
import { openWithDemosHeld } from '../support/openWithDemosHeld';
import { renewPage } from '../support/renewPage';
import { recordShifts } from '../support/shifts';
import { watchFaults } from '../support/watchFaults';
import { getStaticPlace } from '../demos/demoPlace';
import { DESKTOP } from './screens';
import { readSnapshots, type Snapshot } from './snapshot';

/** A document that is opened once for all that is asked of it. */
export interface VisitedDocument {
  /** Of the guide, or of the document in an iframe. */
  address: string;
  /** The demos that come alive in it; their snapshots are in the document. The others stay as they are. */
  demos: readonly ListedDemo[];
  /** Whether those are all demos that it has. */
  isWhole: boolean;
  /** Whether it is a page; otherwise it is the document of a demo in an iframe. */
  isPage: boolean;
}

/** A document that is open, with what was seen of it so far. */
export interface OpenVisit extends VisitedDocument {
  page: Page;
  /** What was seen of snapshots before any demo came alive, by key. */
  snapshots: ReadonlyMap<string, Snapshot>;
  /** Lets the demos come alive when they are near the window. */
  release: () => Promise<void>;
  /** Takes what the page has complained of since the last call. */
  takeFaults: () => string[];
  /** Expects that nothing has moved by itself since the last call. */
  expectStill: () => Promise<void>;
  /** The demo that was used last. */
  usedBefore?: ListedDemo;
}

interface OpenOptions extends VisitedDocument {
  page: Page;
  baseURL: string;
  /** What a user's browser may do to a page before its demos come alive. */
  prepare?: (page: Page) => Promise<void>;
}

/** Addresses of the scripts that only demos load which are not to come alive. */
async function listOtherScripts(page: Page, demos: readonly ListedDemo[]): Promise<Set<string>> {
  const table: DemoModuleTable | null = await page.evaluate(
    (id) => JSON.parse(document.getElementById(id)?.textContent ?? 'null'),
    DEMO_MODULES_ID,
  );
  if (!table) {
    return new Set();
  }
  const names = demos.flatMap(({ demo }) =>
    (['system', ...(demo.stylings ?? [])] as const).map((styling) => getDemoModuleName(demo.name, styling)),
  );
  const needed = new Set(names.flatMap((name) => table.demos[name] ?? []));
  const others = Object.values(table.demos).flat();
  return new Set(
    others.filter((file) => !needed.has(file)).map((file) => `${CLIENT_ADDRESS}${table.files[file]}.js`),
  );
}

/** Shows the demos of all products of the first page one under another, as without JavaScript. */
async function showAllProducts(page: Page): Promise<void> {
  const products = page.locator('.landing-switch');
  if ((await products.count()) === 0) {
    return;
  }
  await products.evaluate((element) => {
    const deselect = () => {
      for (const input of element.querySelectorAll('input')) {
        input.checked = false;
      }
    };
    element.addEventListener('click', deselect, { once: true });
  });
  // What moves after a click has not moved by itself. Beside the products a click selects none.
  await products.click({ position: { x: 4, y: 8 } });
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}

/** Shows what users open: in closed details, and behind a switch, no demo comes alive. */
export async function openDetails(page: Page): Promise<void> {
  await showAllProducts(page);
  for (const title of await page.locator('details:has(.demo-stage) > summary').all()) {
    // oxlint-disable no-await-in-loop
    await title.click();
    await title.blur();
    // oxlint-enable no-await-in-loop
  }
}

/** Opens a document in dark mode, from its first frame on: snapshots are made in light. Its demos are held back. */
export async function openVisit({ page, baseURL, prepare, ...visited }: OpenOptions): Promise<OpenVisit> {
  const takeFaults = watchFaults(page, baseURL);
  const expectStill = await recordShifts(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const release = await openWithDemosHeld(page, visited.address);
  await openDetails(page);
  const found = await readSnapshots(page, visited.demos.map(getStaticPlace));
  const snapshots = new Map(visited.demos.map(({ key }, index) => [key, found[index]!]));
  await prepare?.(page);
  return {
    ...visited,
    page,
    snapshots,
    release: async () => release(await listOtherScripts(page, visited.demos)),
    takeFaults,
    expectStill,
  };
}

/** Holds the document that was opened last: tests that follow each other share it. */
export interface VisitSlot {
  /** @param id of the document: another one closes it */
  take: (id: string, options: Omit<OpenOptions, 'page'>) => Promise<OpenVisit>;
  close: () => Promise<void>;
}

/** One page for all documents: a process that has compiled the scripts of the site before opens them sooner. */
export function createVisitSlot(browser: Browser): VisitSlot {
  let page: Page | undefined;
  let shown: { id: string; visit: OpenVisit } | undefined;
  return {
    take: async (id, options) => {
      if (shown?.id !== id) {
        shown = undefined;
        page ??= await (await browser.newContext()).newPage();
        await renewPage(page, options.baseURL);
        await page.setViewportSize(DESKTOP);
        shown = { id, visit: await openVisit({ page, ...options }) };
      }
      return shown.visit;
    },
    close: async () => page?.context().close(),
  };
}
