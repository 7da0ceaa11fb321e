import type { Page } from '@playwright/test';
import { slowDown } from './slowDown';

/** Events to which a test may have listened. */
const EVENTS = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'dialog',
  'download',
  'popup',
] as const;

/** Lets nobody listen to a page any more. */
export function forgetListeners(page: Page): void {
  for (const event of EVENTS) {
    page.removeAllListeners(event);
  }
  page.context().removeAllListeners('serviceworker');
}

/** Closes what a page has opened, and lets its requests go where they lead. */
export async function leaveAlone(page: Page): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

/**
 * Empties a page and what the browser keeps for its site: what opens there next opens as in a new browser, but in a
 * process that has compiled the scripts of the site before.
 */
export async function renewPage(page: Page, baseURL: string): Promise<void> {
  forgetListeners(page);
  await leaveAlone(page);
  await page.evaluate(() => origin !== 'null' && sessionStorage.clear());
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(baseURL);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.context().clearCookies();
  await slowDown(page);
}
