import { load } from 'cheerio';
import { PRODUCT_FOLDERS } from '../src/shared/products/products';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import { expect, test } from './support/test';

test('the menu and the first page lead to what is new', async ({ page }) => {
  await page.goto('/x/');
  await page.locator('.landing-ways').getByRole('link', { name: "See what's new" }).click();
  await expect(page).toHaveURL(/\/x\/whats-new\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("What's new in MUI X");
  const entry = page.getByRole('navigation').locator('a[aria-current="page"]', { hasText: "What's new" });
  await expect(entry.first()).toHaveAttribute('href', '/x/whats-new/');
});

test('highlights with pictures come first, and the differences are folded', async ({ request }) => {
  const $ = load(await (await request.get('/x/whats-new/')).text());
  const highlights = $('article .gallery li').get();
  expect(highlights).toHaveLength(3);
  for (const highlight of highlights) {
    expect($(highlight).children('svg, .gallery-snapshot')).toHaveLength(1);
    expect($(highlight).text()).toContain('ersion 8.');
  }
  expect($('article h2').first().text()).toContain('Highlights');
  expect($('article details').length).toBeGreaterThan(PRODUCT_FOLDERS.length);
  expect($('article details[open]')).toHaveLength(0);
});

test('the summary leads to the version on the page of each product', async ({ page }) => {
  await page.goto('/x/whats-new/');
  for (const product of PRODUCT_FOLDERS) {
    const link = page.locator(`article a[href^="/x/whats-new/${product}/#v8-"]`).first();
    const href = (await link.getAttribute('href'))!;
    const answer = await page.request.get(href);
    expect(await answer.text()).toContain(`id="${href.split('#')[1]}"`);
  }
});

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const path of ['/x/whats-new/', ...PRODUCT_FOLDERS.map((product) => `/x/whats-new/${product}/`)]) {
    test(`${path} can be read and does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /^(Version 8|Latest changes)/ }).first()).toBeVisible();
      const article = page.getByRole('article');
      const { width } = (await article.boundingBox())!;
      expect(width).toBeLessThanOrEqual(360);
      for (const item of (await article.getByRole('listitem').all()).slice(0, 40)) {
        expect((await item.boundingBox())!.width).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('a name leads to its row of the API', async ({ page }) => {
  await page.goto('/x/whats-new/data-grid/');
  await page.getByRole('link', { name: 'DataGrid.columnFilterDebounceMs' }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/#data-grid-prop-columnFilterDebounceMs$/);
  await expect(page.locator('[id="data-grid-prop-columnFilterDebounceMs"]')).toBeVisible();
});

test('the pages name a feed that has their versions', async ({ page }) => {
  await page.goto('/x/whats-new/charts/');
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  const answer = await page.request.get(href!);
  expect(answer.headers()['content-type']).toContain('xml');
  const text = await answer.text();
  expect(text).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  for (const product of PRODUCT_FOLDERS) {
    expect(text).toContain(`/x/whats-new/${product}/#v8-`);
  }
});

test('the list of a product is accessible', async ({ page }) => {
  await page.goto('/zh/x/whats-new/tree-view/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('最新动态');
  await expectAccessibleInBothModes(page, 'article');
});
