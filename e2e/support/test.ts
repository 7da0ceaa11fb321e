import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';

/** The one message of the packages that is allowed: demos of paid components run without a key. */
const LICENSE_NOTICE = /MUI X: Missing license key|MUI X: missing license|license key/i;

interface Fixtures {
  /** Fails the test for a message on the console, a failed request, a request to another origin. */
  quiet: void;
}

function isLicenseNotice(message: ConsoleMessage): boolean {
  return LICENSE_NOTICE.test(message.text()) || /^\*+$/.test(message.text().trim());
}

/** The browser's own message about an address that a test asks for because it does not exist. */
function isNowhere(message: ConsoleMessage): boolean {
  return message.location().url.includes('/nowhere');
}

/** The browser asks for the icon of a document that is no page: a text has no link to one. */
function isIconOfText(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/favicon.ico');
}

/** Runs something on a page, and requires that the page complained of nothing meanwhile. */
export async function expectQuiet(page: Page, run: () => Promise<void>, baseURL: string): Promise<void> {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isExpected = isLicenseNotice(message) || isNowhere(message) || isIconOfText(message);
    if (['error', 'warning'].includes(message.type()) && !isExpected) {
      faults.push(`console.${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) {
      faults.push(`request to another origin: ${request.url()}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A request that a move to another page cancelled has not failed.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') {
      faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/nowhere')) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  await run();
  expect(faults).toEqual([]);
}

/** The tests of this site: every one of them also requires a quiet page. */
export const test = base.extend<Fixtures>({
  quiet: [async ({ page, baseURL }, use) => expectQuiet(page, use, baseURL!), { auto: true }],
});

export { expect };
