import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { waitForPage } from './support/demos';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import { expect, test } from './support/test';

const PAGE = '/x/react-tree-view/simple-tree-view/focus/';
const COPY = '/x/react-tree-view/simple-tree-view/focus.md';
const TRANSLATED = '/zh/x/introduction/installation/';
const OUT = path.resolve(import.meta.dirname, '../out');

function readOut(address: string): string {
  return fs.readFileSync(path.join(OUT, address), 'utf8');
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the page is copied as its file holds it, and the button says so', async ({ page }) => {
    await page.goto(PAGE);
    await waitForPage(page);
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    const tools = page.locator('.markdown-export');
    await expect(tools.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.locator('[aria-live="polite"]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(readOut(COPY));
    await expect(tools.getByRole('button', { name: 'Copy as Markdown' })).toBeVisible();
  });

  test('after a move the copy is that of the new page', async ({ page }) => {
    await page.goto(PAGE);
    await waitForPage(page);
    await page.locator('nav[aria-label="documentation"]').getByRole('link', { name: 'Quickstart' }).click();
    await expect(page.locator('h1')).toHaveText('Tree View quickstart');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readOut('/x/react-tree-view/quickstart.md'));
  });
});

test('without a clipboard the copy is opened instead', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(PAGE);
  await waitForPage(page);
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page).toHaveURL(COPY);
});

test('every kind of page names its copy, which is served as markdown', async ({ request }) => {
  const pages = {
    [PAGE]: COPY,
    '/x/': '/x/index.md',
    '/x/api/data-grid/data-grid/': '/x/api/data-grid/data-grid.md',
    [TRANSLATED]: '/zh/x/introduction/installation.md',
    // The API is in English, and so is its copy.
    '/zh/x/api/data-grid/data-grid/': '/x/api/data-grid/data-grid.md',
  };
  for (const [address, copy] of Object.entries(pages)) {
    const page = load(await (await request.get(address)).text());
    expect(page('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(copy);
    const response = await request.get(copy);
    expect(response.headers()['content-type']).toBe('text/markdown;charset=utf-8');
    expect(await response.text()).toMatch(/^# .+\n\n/);
  }
});

test('the menu leads to the list of all copies, and every one of them is there', async ({ request }) => {
  const page = load(await (await request.get('/x/introduction/')).text());
  expect(page('nav[aria-label="documentation"] a[href="/x/llms.txt"]')).toHaveLength(1);
  const list = await (await request.get('/x/llms.txt')).text();
  const addresses = [...list.matchAll(/\]\(https:\/\/mui\.com(\/[^)]+)\)/g)].map(([, address]) => address!);
  expect(addresses.length).toBeGreaterThan(200);
  expect(addresses.filter((address) => !fs.existsSync(path.join(OUT, address)))).toEqual([]);
});

test('no copy is in the sitemap', () => {
  expect(readOut('sitemap.xml')).not.toContain('.md');
});

test('axe finds nothing beside the title', async ({ page }) => {
  await page.goto(TRANSLATED);
  await waitForPage(page);
  await expect(page.getByRole('button', { name: '复制为 Markdown' })).toBeVisible();
  await expectAccessibleInBothModes(page, '.page-top');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the copy can be read, and nothing promises more', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.markdown-export button')).toBeHidden();
    await page.getByRole('link', { name: 'View as Markdown' }).click();
    await expect(page).toHaveURL(COPY);
    await expect(page.locator('body')).toContainText('# Simple Tree View focus');
  });
});
