import type { Page, Route } from '@playwright/test';
import { CLIENT_ADDRESS } from '../../src/shared/clientFiles';
import { waitForPage } from './demos';

/**
 * Opens a page and holds back every script that its HTML does not name: demos stay static.
 *
 * @returns lets the scripts come
 */
export async function openWithDemosHeld(page: Page, address: string): Promise<() => Promise<void>> {
  const html = await (await page.request.get(address)).text();
  const held: Route[] = [];
  let isReleased = false;
  await page.route(`**${CLIENT_ADDRESS}**`, async (route) => {
    if (isReleased || html.includes(new URL(route.request().url()).pathname)) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  // Held scripts would hold back the load event as well.
  await page.goto(address, { waitUntil: 'commit' });
  await waitForPage(page);
  return async () => {
    isReleased = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
