import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForPage } from '../support/demos';
import { watchTraffic, type Traffic } from './watchTraffic';

/** What opening a page costs: bytes on the wire until 5 s after load, times in ms. */
export interface LoadCosts extends Traffic {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: what tasks take beyond 50 ms each, until 5 s after load. */
  tbt: number;
  /** The longest task. */
  longestTask: number;
  /** Scripts, as the browser counts them. */
  script: number;
  /** Style and layout, as the browser counts them. */
  layout: number;
  /** From opening the page to the first demo being live; absent without demos. */
  live?: number;
}

/** Times of a page, in ms. */
export interface PageTimings extends LoadCosts {
  /** From the click on a link of the menu to the first frame with the new title. */
  pageChange?: number;
  /** From choosing the dark mode to the next frame. */
  modeChange: number;
}

export interface Profile {
  name: string;
  /** How many times slower than this machine. */
  cpu: number;
  /** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
  isSlowNetwork: boolean;
}

const OBSERVE_MS = 5000;

/** Slows a page down. */
export async function applyProfile(session: CDPSession, { cpu, isSlowNetwork }: Profile): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlowNetwork) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1e6) / 8,
      uploadThroughput: (750 * 1e3) / 8,
    });
  }
}

interface ObservedTimes {
  lcp: number;
  tbt: number;
  longestTask: number;
  live: number;
}

function observe(): void {
  const times: ObservedTimes = { lcp: 0, tbt: 0, longestTask: 0, live: 0 };
  Object.assign(window, { benchTimes: times });
  new PerformanceObserver((list) => {
    times.lcp = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      times.tbt += duration - 50;
      times.longestTask = Math.max(times.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_records, observer) => {
    if (document.querySelector('.demo-stage[data-live]')) {
      times.live = performance.now();
      observer.disconnect();
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
}

async function readTimes(page: Page): Promise<ObservedTimes & { fcp: number }> {
  return page.evaluate(() => {
    const { benchTimes } = window as unknown as { benchTimes: ObservedTimes };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { fcp, ...benchTimes };
  });
}

/** What the browser has counted of its own work, in ms. */
async function readWork(session: CDPSession): Promise<{ script: number; layout: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: read('ScriptDuration'), layout: read('LayoutDuration') + read('RecalcStyleDuration') };
}

async function measureModeChange(page: Page): Promise<number> {
  // The settings arrive when a user opens their panel.
  await page.locator('.settings-button').click();
  const dark = page.locator('.settings-panel [data-ga-event-action="dark"]');
  await dark.waitFor();
  const time = await dark.evaluate(async (button: HTMLElement) => {
    const start = performance.now();
    button.click();
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return performance.now() - start;
  });
  await page.keyboard.press('Escape');
  return time;
}

/** Follows a link to another page, and waits until the browser has painted that. */
async function measurePageChange(page: Page): Promise<number | undefined> {
  const link = page.locator('.neighbour-next, .neighbour-previous').first();
  if ((await link.count()) === 0) {
    return undefined;
  }
  // A user's pointer rests on a link before it is pressed.
  await link.hover();
  await page.waitForTimeout(300);
  const start = await link.evaluate((element: HTMLElement) => {
    const now = performance.timeOrigin + performance.now();
    element.click();
    return now;
  });
  await page.waitForFunction(
    (time) =>
      performance.timeOrigin > time && performance.getEntriesByName('first-contentful-paint').length > 0,
    start,
  );
  const paint = await page.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
  );
  return paint - start;
}

/** Opens a page in a new context, as on a first visit. */
async function openPage(browser: Browser, profile: Profile) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const readTraffic = await watchTraffic(session);
  await session.send('Performance.enable');
  await applyProfile(session, profile);
  await page.addInitScript(observe);
  const visit = async (address: string): Promise<LoadCosts> => {
    await page.goto(address);
    await page.waitForTimeout(OBSERVE_MS);
    const { live, ...times } = await readTimes(page);
    return { ...times, ...readTraffic(), ...(await readWork(session)), live: live || undefined };
  };
  return { page, visit, close: () => context.close() };
}

/** Measures opening a page as on a first visit; works on a page without scripts too. */
export async function measureLoad(browser: Browser, address: string, profile: Profile): Promise<LoadCosts> {
  const { visit, close } = await openPage(browser, profile);
  const costs = await visit(address);
  await close();
  return costs;
}

/** Measures a first visit of a page: opening it, then a change of mode, then a move to another page. */
export async function measurePage(browser: Browser, address: string, profile: Profile): Promise<PageTimings> {
  const { page, visit, close } = await openPage(browser, profile);
  const load = await visit(address);
  await waitForPage(page);
  const modeChange = await measureModeChange(page);
  const pageChange = await measurePageChange(page);
  await close();
  return { ...load, modeChange, pageChange };
}
