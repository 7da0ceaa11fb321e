import type { Browser } from '@playwright/test';
import { waitForPage } from '../support/demos';
import { applyProfile, type Profile } from './measurePage';

/** What a user does with the filter of an API page, in this order. */
const STEPS = [
  { name: 'first letter', text: 'p' },
  { name: 'second letter', text: 'pa' },
  { name: 'whole word', text: 'page' },
  { name: 'no match', text: 'page zzz' },
  { name: 'cleared', text: '' },
] as const;

/** The time of each step, in ms: from the key to the end of the frame after it, which shows the answer. */
export type FilterTimings = Record<(typeof STEPS)[number]['name'], number>;

/** So long after an answer the page is at rest, in ms. */
const REST_MS = 1500;

/** Opens a page of the API in a new context and types into its filter. */
export async function measureFilter(
  browser: Browser,
  address: string,
  profile: Profile,
): Promise<FilterTimings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(address);
  await waitForPage(page);
  await page.waitForTimeout(REST_MS);
  await page.locator('.api-filter input').first().focus();
  await applyProfile(await context.newCDPSession(page), profile);
  const times: [string, number][] = [];
  for (const { name, text } of STEPS) {
    const time = await page.evaluate(async (value) => {
      const input = document.querySelector<HTMLInputElement>('.api-filter input')!;
      // Browsers hand keys over at the beginning of a frame; a message is heard once it is drawn.
      await new Promise(requestAnimationFrame);
      const start = performance.now();
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage('drawn');
      });
      return performance.now() - start;
    }, text);
    times.push([name, time]);
    await page.waitForTimeout(REST_MS);
  }
  await context.close();
  return Object.fromEntries(times) as FilterTimings;
}
