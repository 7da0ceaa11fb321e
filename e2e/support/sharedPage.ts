import { isDeepStrictEqual } from 'node:util';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { makeLive, resetDemo } from '../demos/demoPlace';
import { waitForPage } from './demos';
import { readPageState, type PageState } from './pageState';
import { forgetListeners, leaveAlone, renewPage } from './renewPage';
import { expect, test as base } from './test';
import { watchFaults } from './watchFaults';

/** A page that is opened once, for all tests of a worker. */
export interface SharedPage {
  page: Page;
  /** Starts a demo again, with nothing of the tests before, and waits until it is live. */
  startDemo: (demo: Locator) => Promise<Locator>;
  /** Forgets what the page complained of: the test is about that. */
  allowFaults: () => void;
}

export interface SharedPageOptions {
  address: string;
  /** Of the browser, such as `clipboard-read`. */
  permissions?: string[];
  /** Prepares the browser, before the page is opened. */
  setUp?: (page: Page) => Promise<void>;
  /** What all tests begin with, after the page was opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Takes back what a test has done, so that the page need not be opened again. */
  restore?: (page: Page) => Promise<void>;
}

interface ProjectUse {
  baseURL?: string;
  viewport?: { width: number; height: number } | null;
}

/** All pages of a context keep another clock for ever, and their intervals of before can no longer be stopped. */
function forbidClocks({ clock }: BrowserContext): void {
  const refuse = () => Promise.reject(new Error('Open a page with a clock of its own by browser.newPage().'));
  Object.assign(clock, { install: refuse, pauseAt: refuse, setFixedTime: refuse, setSystemTime: refuse });
}

/** The page that a worker has open. */
class OpenPage {
  static async open(browser: Browser, use: ProjectUse, options: SharedPageOptions): Promise<OpenPage> {
    const { baseURL, viewport } = use;
    const context = await browser.newContext({ baseURL, viewport, permissions: options.permissions });
    forbidClocks(context);
    const opened = new OpenPage(await context.newPage(), use, options);
    await options.setUp?.(opened.page);
    await opened.#load();
    return opened;
  }

  readonly page: Page;
  readonly options: SharedPageOptions;
  readonly #context: BrowserContext;
  readonly #use: ProjectUse;
  #takeFaults: () => string[] = () => [];
  #initial?: PageState;

  private constructor(page: Page, use: ProjectUse, options: SharedPageOptions) {
    this.page = page;
    this.options = options;
    this.#context = page.context();
    this.#use = use;
  }

  takeFaults(): string[] {
    return this.#takeFaults();
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  /** Brings the page into the state in which it was opened; opens it again where a test left something behind. */
  async reset(): Promise<void> {
    const { page, options } = this;
    await leaveAlone(page);
    await page.setViewportSize(this.#use.viewport!);
    await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
    if (this.#isElsewhere()) {
      await this.#load();
      return;
    }
    try {
      await options.restore?.(page);
      await page.mouse.move(0, 0);
      await page.evaluate(() => {
        (document.activeElement as HTMLElement | null)?.blur();
        getSelection()!.removeAllRanges();
        scrollTo({ left: 0, top: 0, behavior: 'instant' });
      });
    } catch {
      // What cannot be restored is opened again.
      this.#initial = undefined;
    }
    if (this.#initial && isDeepStrictEqual(await readPageState(page), this.#initial)) {
      this.#listen();
    } else {
      await this.#load();
    }
  }

  /** Whether a test went to another page, where there is nothing to restore. */
  #isElsewhere(): boolean {
    const { pathname } = new URL(this.options.address, this.#use.baseURL);
    return new URL(this.page.url()).pathname !== pathname;
  }

  /** Opens the page as in a new browser. */
  async #load(): Promise<void> {
    const { page } = this;
    await renewPage(page, this.#use.baseURL!);
    this.#listen();
    await page.goto(this.options.address);
    await waitForPage(page);
    await this.options.prepare?.(page);
    this.#initial = await readPageState(page);
  }

  /** Listens to the page, and nobody else does. */
  #listen(): void {
    forgetListeners(this.page);
    this.#takeFaults = watchFaults(this.page, this.#use.baseURL!);
  }
}

/** Gives a worker its open page: the one of the tests that run now. */
interface OpenPages {
  get: (options: SharedPageOptions) => Promise<OpenPage>;
}

/** One for all specs: a worker with other fixtures would be another worker, with a browser of its own. */
const withOpenPages = base.extend<object, { openPages: OpenPages }>({
  openPages: [
    async ({ browser }, provide, { project }) => {
      let current: OpenPage | undefined;
      await provide({
        get: async (options) => {
          if (current?.options === options) {
            await current.reset();
          } else {
            await current?.close();
            current = await OpenPage.open(browser, project.use, options);
          }
          return current;
        },
      });
      await current?.close();
    },
    { scope: 'worker' },
  ],
});

/**
 * Tests that each need a page from its beginning. Opening it costs seconds of a slow machine, bringing it back a
 * fraction of that. `page` is the shared page; as every test, they require a quiet one.
 *
 * What a test leaves behind (`readPageState`) is taken away before the next one, if need be by opening the page again.
 * The inside of demos is no part of that: tests that need a demo from its beginning start it again by `startDemo`.
 */
export const createSharedPageTest = (options: SharedPageOptions) =>
  withOpenPages.extend<{ shared: SharedPage }>({
    shared: async ({ openPages }, provide) => {
      const opened = await openPages.get(options);
      const startDemo = async (demo: Locator) => {
        const stage = demo.locator('.demo-stage');
        await resetDemo(demo);
        await makeLive(stage);
        return stage;
      };
      let isLoud = false;
      const allowFaults = () => {
        isLoud = true;
      };
      await provide({ page: opened.page, startDemo, allowFaults });
      expect(isLoud ? [] : opened.takeFaults()).toEqual([]);
    },
    context: async ({ shared }, provide) => provide(shared.page.context()),
    page: async ({ shared }, provide) => provide(shared.page),
    // A page of its own, as other tests have, is not opened.
    // oxlint-disable-next-line no-empty-pattern
    quiet: async ({}, provide) => provide(),
  });
