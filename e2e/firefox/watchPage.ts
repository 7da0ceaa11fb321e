import type { Page } from 'puppeteer-core';
import { explainReactError } from '../support/explainReactError';
import { isLicenseText } from '../support/watchFaults';

/** What writes Excel files asks for the global object by an `eval` first, and does without when the policy forbids it. */
const FORBIDDEN_EVAL = 'blocked a JavaScript eval';

/** Collects what a page in Firefox complains of: errors on the console and uncaught ones, failed requests, answers that are errors. */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLicenseText(message.text())) {
      faults.push(`console.error: ${explainReactError(message.text())}`);
    }
  });
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    if (!text.includes(FORBIDDEN_EVAL)) {
      faults.push(`uncaught: ${explainReactError(text)}`);
    }
  });
  page.on('requestfailed', (request) => {
    // A request that a move to another page cancelled has not failed.
    if (request.failure()?.errorText !== 'NS_BINDING_ABORTED') {
      faults.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) {
      faults.push(`${response.status()}: ${response.url()}`);
    }
  });
  return faults;
}
