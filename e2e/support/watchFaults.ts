import type { ConsoleMessage, Page } from '@playwright/test';
import { explainReactError } from './explainReactError';

/** The one message of the packages that is allowed: demos of paid components run without a key. */
const LICENSE_NOTICE = /MUI X: Missing license key|MUI X: missing license|license key/i;

/** Whether the packages say on the console that a license key is missing. */
export function isLicenseText(text: string): boolean {
  return LICENSE_NOTICE.test(text) || /^\*+$/.test(text.trim());
}

const isLicenseNotice = (message: ConsoleMessage) => isLicenseText(message.text());

/** The browser's own message about an address that a test requests because it does not exist. */
function isNowhere(message: ConsoleMessage): boolean {
  return message.location().url.includes('/nowhere');
}

/** Says how slow the machine is: a test of its own requires that pages use the fonts that they preload. */
function isLatePreload(message: ConsoleMessage): boolean {
  return message.text().includes('was preloaded using link preload but not used within a few seconds');
}

/** The browser requests the icon of a document that is no page: a text has no link to one. */
function isIconOfText(message: ConsoleMessage): boolean {
  return message.location().url.endsWith('/favicon.ico');
}

/**
 * Collects what a page complains of: messages on the console, uncaught errors, failed requests, requests to
 * another origin, a service worker. Call before the page is opened.
 *
 * @returns takes what has come since the last call
 */
export function watchFaults(page: Page, baseURL: string): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isExpected = [isLicenseNotice, isNowhere, isLatePreload, isIconOfText].some((is) => is(message));
    if (['error', 'warning'].includes(message.type()) && !isExpected) {
      faults.push(`console.${message.type()}: ${explainReactError(message.text())}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${explainReactError(error.message)}`));
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
  page.context().on('serviceworker', (worker) => {
    faults.push(`service worker registered away from the docs domain: ${worker.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.url().includes('/nowhere')) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  return () => faults.splice(0);
}
