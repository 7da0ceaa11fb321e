import type { Page, Route } from '@playwright/test';
import { CLIENT_ADDRESS } from '../../src/shared/paths/clientFiles';
import { waitForPage } from './demos';
import { expect } from './test';

/**
 * Opens a page and holds back every script that its HTML does not name: demos stay static.
 *
 * @returns lets the scripts come, but for those that the page itself requests and whose address is kept
 */
export async function openWithDemosHeld(
  page: Page,
  address: string,
): Promise<(kept?: ReadonlySet<string>) => Promise<void>> {
  const html = await (await page.request.get(address)).text();
  const held: Route[] = [];
  const getPathname = (route: Route) => new URL(route.request().url()).pathname;
  let isFree = (route: Route) => html.includes(getPathname(route));
  const scripts = `**${CLIENT_ADDRESS}**`;
  await page.route(scripts, async (route) => {
    if (isFree(route)) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  // Held scripts would hold back the load event as well.
  const response = await page.goto(address, { waitUntil: 'commit' });
  expect(response?.status(), address).toBe(200);
  await waitForPage(page);
  return async (kept = new Set()) => {
    isFree = (route) => !kept.has(getPathname(route)) || route.request().frame() !== page.mainFrame();
    const coming = held.splice(0).filter(isFree);
    await Promise.all(coming.map((route) => route.continue()));
    if (kept.size === 0) {
      // Requests are answered sooner where no test looks at them.
      await page.unroute(scripts);
    }
  };
}
