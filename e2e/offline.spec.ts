import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { createNextBuild } from './support/createNextBuild';
import { createSite, OUT, type TestSite } from './support/createSite';

/** Contains the docs domain, is the local machine, and counts as secure: browsers know the ending. */
const HOST = 'mui.com.localhost';

const START = '/x/introduction/';
const NEXT = '/x/introduction/installation/';
/** Read once, and not again before the network is gone. */
const UNOPENED = '/x/introduction/licensing/';

const test = base.extend<{ site: TestSite; open: (pathname: string) => Promise<number> }>({
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = await createSite();
    await provide(site);
    site.close();
  },
  open: async ({ page, site }, provide) => {
    await page.route(
      ({ hostname }) => hostname !== HOST,
      (route) => route.abort(),
    );
    await provide(async (pathname) => (await page.goto(`http://${HOST}:${site.port}${pathname}`))!.status());
  },
});

/** Waits until a page can be read again without a network. */
async function waitForCopy(page: Page, pathname: string): Promise<void> {
  const isKept = () => page.evaluate(async (address) => Boolean(await caches.match(address)), pathname);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

/** Lets a test know when a page listens to what becomes of its worker; call before the page is opened. */
async function watchRegistration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = ServiceWorkerContainer;
    const { register } = prototype;
    prototype.register = async function registerWatched(...args) {
      const registration = await register.apply(this, args);
      setTimeout(() => Object.assign(window, { isRegistered: true }));
      return registration;
    };
  });
}

const countCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).length);

test('what was read is readable without a network, and what was not says so', async ({
  page,
  site,
  open,
}) => {
  await open(START);
  await waitForCopy(page, START);
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await waitForCopy(page, NEXT);

  site.isGone = true;
  expect(await open(START)).toBe(200);
  await waitForPage(page);
  await page.locator('.settings-button').click();
  await expect(page.getByRole('button', { name: 'Dark' })).toBeVisible();
  expect(await open(NEXT)).toBe(200);
  await expect(page.locator('h1')).toHaveText('Installation');

  expect(await open('/x/introduction/support/')).toBe(503);
  await expect(page.locator('h1')).toHaveText('You are offline');
  await expect(page.getByRole('link', { name: /Installation/ })).toHaveAttribute('href', NEXT);

  site.isGone = false;
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Support');
});

const isOfSearch = (address: string) => address.startsWith('/x/search-index/');

test('the search works without a network once it was used with one, and is not loaded before', async ({
  page,
  site,
  open,
}) => {
  await open(START);
  await waitForCopy(page, START);
  expect(site.requests.filter(isOfSearch)).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type('grid');
  await expect(page.locator('.search-option').first()).toBeVisible();
  const countFiles = () =>
    page.evaluate(async () => {
      const kept = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return kept.flat().filter(({ url }) => url.includes('/x/search-index/en/')).length;
    });
  await expect
    .poll(countFiles, { timeout: 30_000 })
    .toBe(fs.readdirSync(path.join(OUT, 'x/search-index/en')).length);

  site.isGone = true;
  expect(await open(START)).toBe(200);
  await waitForPage(page);
  await page.keyboard.press('/');
  await page.keyboard.type('licence key in the bundle');
  await expect(page.locator('.search-option').first()).toContainText(/licen/i);
  await expect(page.locator('.search-panel').getByRole('alert')).toHaveCount(0);
});

test('a search that was never used says without a network how it comes to work', async ({
  page,
  site,
  open,
}) => {
  await open(START);
  await waitForCopy(page, START);
  // The code of the search, not its index.
  await page.locator('.search-field').hover();
  await expect(page.locator('.search-dialog')).toBeAttached();
  site.isGone = true;
  await page.locator('.search-field').click();
  await expect(page.locator('.search-status').first()).toContainText(
    'The search works offline after you have used it online.',
  );
});

test('going offline in the middle of reading leaves the page as it is', async ({ page, site, open }) => {
  await open(START);
  await waitForCopy(page, START);
  await open(START);
  await waitForPage(page);
  site.isGone = true;
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).toHaveText('You are offline');
  await page.goBack();
  await expect(page.locator('h1')).not.toHaveText('You are offline');
});

test('Chinese pages are kept too, and say it in Chinese', async ({ page, site, open }) => {
  await open(`/zh${START}`);
  await waitForCopy(page, `/zh${START}`);
  site.isGone = true;
  expect(await open(`/zh${START}`)).toBe(200);
  expect(await open('/zh/x/introduction/support/')).toBe(503);
  await expect(page.locator('h1')).toHaveText('你已离线');
});

test('a new build replaces the copies at once, and the page is loaded anew', async ({ page, site, open }) => {
  await watchRegistration(page);
  await open(START);
  await waitForCopy(page, START);
  await open(START);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null && 'isRegistered' in window);
  const [before] = await page.evaluate(() => caches.keys());
  const script = fs.readFileSync(path.join(OUT, 'x/sw.js'), 'utf8');
  site.answers.set('/x/sw.js', script.replaceAll(before!.replace('docs-', ''), 'next-build'));
  await page.evaluate(() => Object.assign(window, { isOld: true }));
  // What the browser does by itself, at times of its own.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
  await page.waitForFunction(() => !('isOld' in window));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['docs-next-build']);
  await waitForCopy(page, START);
  site.isGone = true;
  expect(await open(START)).toBe(200);
});

test('the texts of a new build are read through the worker, with a network and without one', async ({
  page,
  site,
  open,
}) => {
  await watchRegistration(page);
  const lead = page.locator('.description');
  // All are read; the last is open when the next build is published.
  const texts = new Map<string, { before: string; after: string }>();
  for (const pathname of [UNOPENED, NEXT, START]) {
    await open(pathname);
    await waitForCopy(page, pathname);
    const before = (await lead.textContent())!;
    texts.set(pathname, { before, after: `Rewritten: ${before.slice(0, 40)}` });
  }
  await open(START);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null && 'isRegistered' in window);
  const [cache] = await page.evaluate(() => caches.keys());
  const next = createNextBuild({
    buildId: cache!.replace('docs-', ''),
    nextId: 'next-build',
    texts: [...texts].map(([pathname, text]) => ({ pathname, ...text })),
  });
  try {
    site.publish(next.directory);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())!.update();
    });
    // The worker loads the open page anew.
    await expect(lead).toHaveText(texts.get(START)!.after);
    await open(NEXT);
    await expect(lead).toHaveText(texts.get(NEXT)!.after);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['docs-next-build']);

    site.isGone = true;
    for (const [pathname, { after }] of texts) {
      expect(await open(pathname)).toBe(200);
      await expect(lead).toHaveText(after);
      await waitForPage(page);
      await expect(lead).toHaveText(after);
    }
  } finally {
    next.remove();
  }
});

test('a build that cannot be fetched whole changes nothing', async ({ page, site, open }) => {
  await open(START);
  await waitForCopy(page, START);
  await open(START);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [before] = await page.evaluate(() => caches.keys());
  const script = fs.readFileSync(path.join(OUT, 'x/sw.js'), 'utf8');
  site.answers.set('/x/sw.js', script.replaceAll(before!.replace('docs-', ''), 'next-build'));
  site.answers.set(START, 503);
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    await registration.update();
    const worker = registration.installing;
    await new Promise<void>((resolve) => {
      if (!worker || worker.state === 'redundant') {
        resolve();
      }
      worker?.addEventListener('statechange', () => worker.state === 'redundant' && resolve());
    });
  });
  site.isGone = true;
  expect(await open(START)).toBe(200);
});

test('a worker script that is missing leaves the site as it is', async ({ page, site, open }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  site.answers.set('/x/sw.js', 404);
  await open(START);
  await expect.poll(() => site.requests).toContain('/x/sw.js');
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).toHaveText('Installation');
  expect(await countCaches(page)).toBe(0);
  expect(errors).toEqual([]);
});
