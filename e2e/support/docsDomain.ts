import { test as base, expect, type Page, type Route } from '@playwright/test';
import { findChromium } from '../chromium/findChromium';
import { launchOptions } from '../chromium/launchOptions';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** Contains the docs domain; browsers ask the domain itself by HTTPS only. */
const HOST = 'mui.com.test';

const options = launchOptions(await findChromium());

/** Lets a test be the docs domain: its host is the local server, every other host is nowhere. */
export const docsDomain = {
  baseURL: `http://${HOST}:${PORT}`,
  launchOptions: {
    ...options,
    args: [
      ...options.args,
      `--host-resolver-rules=MAP ${HOST} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost`,
    ],
  },
  // What is not about the worker is not answered by it.
  serviceWorkers: 'block' as const,
};

/** Answers a request to a third party. */
export type Answer = (route: Route) => Promise<void>;

/** The third parties of a page: nothing leaves the machine, everything is counted. */
export interface ThirdParties {
  /** What a host answers; hosts without an answer cannot be reached. */
  answer: (host: string, answer: Answer) => void;
  /** Addresses that were asked for, by host. */
  asked: (host: string) => string[];
  /** Every host that was asked. */
  hosts: () => string[];
}

interface Fixtures {
  thirdParties: ThirdParties;
  /** Fails the test for what the site itself does wrong: an error on the console, an uncaught error. */
  quiet: void;
}

async function routeThirdParties(page: Page, ownHost: string): Promise<ThirdParties> {
  const answers = new Map<string, Answer>();
  const asked: URL[] = [];
  await page.context().route(
    ({ host, protocol }) => protocol.startsWith('http') && host !== ownHost,
    async (route) => {
      const address = new URL(route.request().url());
      asked.push(address);
      const answer = answers.get(address.host);
      await (answer ? answer(route) : route.abort('failed'));
    },
  );
  return {
    answer: (host, answer) => answers.set(host, answer),
    asked: (host) => asked.filter((address) => address.host === host).map(String),
    hosts: () => [...new Set(asked.map(({ host }) => host))].toSorted(),
  };
}

/** Tests on the docs domain: third parties are the test's. Begin with `test.use(docsDomain)`. */
export const test = base.extend<Fixtures>({
  thirdParties: async ({ page, baseURL }, provide) =>
    provide(await routeThirdParties(page, new URL(baseURL!).host)),
  quiet: [
    async ({ page, baseURL }, provide) => {
      const faults: string[] = [];
      page.on('console', (message) => {
        // The browser reports what third parties fail to do; the licence of the packages is no fault here.
        if (
          message.type() === 'error' &&
          message.location().url.startsWith(baseURL!) &&
          !/MUI X|license|^\*+$/i.test(message.text())
        ) {
          faults.push(message.text());
        }
      });
      page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
      await provide();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Fixes every draw of the page; call before it is opened. */
export async function fixRandom(page: Page, draw: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
}

export { expect };
