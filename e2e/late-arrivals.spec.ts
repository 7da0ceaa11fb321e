import type { Page, Route } from '@playwright/test';
import { createSite } from './support/createSite';
import { makeDemosLive, waitForPage } from './support/demos';
import { waitForAnimationFrames } from './support/animationFrames';
import { recordShifts } from './support/shifts';
import { expect, test } from './support/test';

/** Pages with much above the fold: headings that wrap, code, demos of each kind. */
const PAGES = ['/x/', '/zh/x/', '/x/react-data-grid/', '/zh/x/react-data-grid/', '/zh/x/react-date-pickers/'];

const PHONE = { viewport: { width: 360, height: 740 }, colorScheme: 'dark' } as const;

/** Holds files back until the returned function is called, which waits until the page has them. */
async function holdBack(page: Page, isHeld: (url: URL) => boolean): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route(isHeld, async (route) => {
    if (isReleased) {
      await route.continue();
    } else {
      held.push(route);
    }
  });
  return async () => {
    isReleased = true;
    expect(held).not.toHaveLength(0);
    const arrivals = held.map(async (route) => (await route.request().response())?.finished());
    await Promise.all(held.map((route) => route.continue()));
    await Promise.all(arrivals);
  };
}

for (const path of PAGES) {
  test.describe(`on ${path}`, () => {
    test.use(PHONE);

    test('fonts that arrive late move nothing', async ({ page }) => {
      const expectStill = await recordShifts(page);
      const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.woff2'));
      // What holds the fonts back holds the event `load` back too.
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await waitForPage(page);
      await expect(page.locator('h1')).toBeVisible();
      await release();
      await page.evaluate(() => document.fonts.ready);
      await waitForAnimationFrames(page);
      await expectStill();
    });

    test('scripts that arrive late move nothing', async ({ page }) => {
      const expectStill = await recordShifts(page);
      const release = await holdBack(page, ({ pathname }) => pathname.endsWith('.js'));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('h1')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await waitForAnimationFrames(page);
      await release();
      await waitForPage(page);
      await makeDemosLive(page);
      await waitForAnimationFrames(page);
      await expectStill();
    });
  });
}

/** Where a page is cut: within the place of an advertisement, and in lines whose end is at the right. */
const CUTS = [
  {
    name: 'the description, where an advertisement comes',
    path: '/x/react-data-grid/column-definition/',
    cut: /class="description ad">\w+/,
    last: '.description',
  },
  {
    name: 'the tabs, where an advertisement comes',
    path: '/x/react-date-pickers/components-api/',
    cut: /<nav class="component-tabs ad"[^>]*><a [^>]*>\w+/,
    last: '.component-tabs',
  },
  {
    name: 'the version in the header',
    path: '/x/react-data-grid/column-definition/',
    cut: /class="version-name">v/,
    last: '.app-bar',
  },
  {
    name: 'the copy for machines beside the trail',
    path: '/x/react-date-pickers/components-api/',
    cut: /class="markdown-export"><button[^>]*>/,
    last: '.page-top',
  },
  {
    name: 'the ways to import a component',
    path: '/x/api/charts/gauge-container/',
    cut: /<label><input type="radio" name="import" checked=""\/>.*?<\/figure>/,
    last: '.tabs > label',
  },
];

for (const { name, path, cut, last } of CUTS) {
  test.describe(`${path}, cut in ${name}`, () => {
    let arrive = () => {};
    test.use({
      ...PHONE,
      // oxlint-disable-next-line no-empty-pattern
      baseURL: async ({}, provide) => {
        const site = await createSite();
        site.halves.set(path, { cut, rest: new Promise((resolve) => (arrive = resolve)) });
        await provide(`http://localhost:${site.port}`);
        site.close();
      },
    });

    test('the part that arrives late moves nothing', async ({ page }) => {
      const expectStill = await recordShifts(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator(last)).toBeVisible();
      await waitForAnimationFrames(page);
      arrive();
      await waitForPage(page);
      await makeDemosLive(page);
      await expectStill();
    });
  });
}
