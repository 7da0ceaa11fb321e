import type { Browser, CDPSession, Page } from '@playwright/test';
import { waitForPage } from '../support/demos';

/** Times of a page, in ms. */
export interface PageTimings {
  /** First contentful paint. */
  fcp: number;
  /** Largest contentful paint. */
  lcp: number;
  /** Total blocking time: what tasks take beyond 50 ms each, to 4 s after load. */
  tbt: number;
  /** From opening the page to the first demo being live; absent without demos. */
  live?: number;
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

const OBSERVE_MS = 4000;

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

function observe(): void {
  const times = { lcp: 0, tbt: 0, live: 0 };
  Object.assign(window, { benchTimes: times });
  new PerformanceObserver((list) => {
    times.lcp = list.getEntries().at(-1)!.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    times.tbt += list.getEntries().reduce((sum, task) => sum + task.duration - 50, 0);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_records, observer) => {
    if (document.querySelector('.demo-stage[data-live]')) {
      times.live = performance.now();
      observer.disconnect();
    }
  }).observe(document, { subtree: true, attributeFilter: ['data-live'] });
}

async function readLoadTimes(page: Page): Promise<Pick<PageTimings, 'fcp' | 'lcp' | 'tbt' | 'live'>> {
  return page.evaluate(() => {
    const { benchTimes } = window as unknown as { benchTimes: { lcp: number; tbt: number; live: number } };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { fcp, ...benchTimes, live: benchTimes.live || undefined };
  });
}

async function measureModeChange(page: Page): Promise<number> {
  // The settings arrive when a reader opens their panel.
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

function measurePageChange(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLElement>('.neighbour-next, .neighbour-previous');
    if (!link) {
      return undefined;
    }
    const title = document.querySelector('h1')!.textContent;
    // A reader's pointer rests on a link before it is pressed.
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    const start = performance.now();
    link.click();
    while (document.querySelector('h1')?.textContent === title) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
}

/** Opens a page in a new context and measures it as a reader's first visit. */
export async function measurePage(browser: Browser, address: string, profile: Profile): Promise<PageTimings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
  const page = await context.newPage();
  await applyProfile(await context.newCDPSession(page), profile);
  await page.addInitScript(observe);
  await page.goto(address);
  await waitForPage(page);
  await page.waitForTimeout(OBSERVE_MS);
  const load = await readLoadTimes(page);
  const modeChange = await measureModeChange(page);
  const pageChange = await measurePageChange(page);
  await context.close();
  return { ...load, modeChange, pageChange };
}
