import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addArabic } from '../support/addArabic';
import { copyProject, LANGUAGE_CACHES } from '../support/copyProject';
import { createSite, type TestSite } from '../support/createSite';
import { waitForPage } from '../support/demos';
import { runScript } from '../support/runScript';
import { shortenGuides } from '../support/shortenGuides';
import { expect, test as base } from '../support/test';
import { ARABIC_GUIDES } from './ownSites';

const PROJECT = path.resolve(import.meta.dirname, '../..');

/** Contains the docs domain, where the service worker runs, and is the local machine. */
const HOST = 'mui.com.localhost';

const START = '/x/introduction/';
const NEXT = '/x/introduction/installation/';
/** Nobody reads it in this test before the network is gone. */
const UNREAD = '/x/introduction/support/';
const DEMO = '/x/react-data-grid/column-definition/';

/** The built site with the language. */
interface ArabicSite {
  server: TestSite;
  out: string;
}

const test = base.extend<object, { site: ArabicSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const project = copyProject(PROJECT, LANGUAGE_CACHES);
      try {
        addArabic(project);
        await shortenGuides(project, ARABIC_GUIDES);
        const pathnames = [START, NEXT, UNREAD, DEMO].map((address) => address.slice(0, -1));
        await runScript(project.directory, 'build', ['--only', ...pathnames]);
        const out = path.join(project.directory, 'out');
        const server = await createSite(out);
        await provide({ server, out });
        server.close();
      } finally {
        await project.remove();
      }
    },
    { scope: 'worker', timeout: 1_800_000 },
  ],
  baseURL: async ({ site }, provide) => provide(`http://localhost:${site.server.port}`),
});

// One build for all tests of the file, which run in one worker.
test.describe.configure({ mode: 'default' });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForPage(page);
}

test('a page runs from right to left, with the texts of the language around the English text', async ({
  page,
}) => {
  await open(page, `/ar${NEXT}`);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('.search-field')).toHaveText('بحث');
  await expect(page.getByRole('navigation', { name: 'التوثيق' })).toContainText('التثبيت');
  await expect(page.getByText('لم تُترجم هذه الصفحة بعد. إليك النص الإنجليزي.')).toBeVisible();
  const text = page.locator('article [lang="en"]', { has: page.locator('h1') });
  await expect(text).toHaveAttribute('dir', 'ltr');
  await expect(text.locator('h1')).toHaveText('Installation');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `https://mui.com${NEXT}`);
});

test('the menu of languages leads there and back', async ({ page }) => {
  await open(page, NEXT);
  await page.locator('.settings-button').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(`/ar${NEXT}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('.search-field')).toHaveText('بحث');
  await page.getByRole('button', { name: 'الإعدادات' }).click();
  await expect(page.getByRole('button', { name: 'من اليمين إلى اليسار' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh${NEXT}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('body')).toHaveCSS('direction', 'ltr');
});

test('the query chooses the language', async ({ page }) => {
  await page.goto(`${NEXT}?userLanguage=ar&a=1`);
  await expect(page).toHaveURL(`/ar${NEXT}?a=1`);
});

test('the search finds titles of the language and names in code, and leads to its pages', async ({
  page,
}) => {
  await open(page, `/ar${START}`);
  await page.locator('.search-field').click();
  const field = page.getByRole('combobox', { name: 'ابحث في التوثيق' });
  await field.fill('pageSizeOptions');
  await expect(page.locator('.search-option mark').first()).toBeVisible();
  await field.fill('التثبيت');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toContainText('التثبيت');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/ar${NEXT}`);
});

test('demos run from right to left, with the texts of the packages in the language', async ({ page }) => {
  await open(page, `/ar${DEMO}`);
  const stage = page.locator('.demo-stage').first();
  await stage.scrollIntoViewIfNeeded();
  await expect(stage).toHaveAttribute('data-live', '');
  await expect(stage.locator('.MuiDataGrid-root')).toHaveCSS('direction', 'rtl');
  await expect(stage.locator('.MuiDataGrid-root')).toContainText('نعم');
});

test('an unknown address is answered in the language', async ({ browser, baseURL }) => {
  // Another page than that of the test, for the browser complains of the status.
  const page = await browser.newPage();
  await page.goto(`${baseURL}/ar/x/introduction/instalation/`);
  await expect(page.locator('h1')).toHaveText('الصفحة غير موجودة');
  await expect(page.locator(`main a[href="/ar${NEXT}"]`)).toBeVisible();
  await page.close();
});

test('without a network, what was read is there, and the rest is not, in the language', async ({
  browser,
  site: { server },
}) => {
  // Another page than that of the test, for without a network the browser complains.
  const page = await browser.newPage();
  await page.route(
    ({ hostname }) => hostname !== HOST,
    (route) => route.abort(),
  );
  const toAddress = (pathname: string) => `http://${HOST}:${server.port}/ar${pathname}`;
  await page.goto(toAddress(START));
  const isKept = () => page.evaluate(async (address) => Boolean(await caches.match(address)), `/ar${START}`);
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  server.isGone = true;
  try {
    expect((await page.goto(toAddress(START)))!.status()).toBe(200);
    await expect(page.locator('.search-field')).toHaveText('بحث');
    expect((await page.goto(toAddress(UNREAD)))!.status()).toBe(503);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('h1')).toHaveText('أنت غير متصل بالشبكة');
  } finally {
    server.isGone = false;
    await page.close();
  }
});

test('the site has what other programs read for the language', ({ site: { out } }) => {
  const read = (file: string) => fs.readFileSync(path.join(out, file), 'utf8');
  expect(read('opensearch.ar.xml')).toContain('<Language>ar</Language>');
  expect(read('ar/x/offline.html')).toContain('<html lang="ar" dir="rtl">');
  expect(read('ar/404.html')).toContain('الصفحة غير موجودة');
  expect(read('_redirects')).toMatch(/^\/ar\//m);
  // A page that is not translated is an address of the English one.
  expect(read('sitemap.xml')).not.toContain('/ar/x/introduction/');
});
