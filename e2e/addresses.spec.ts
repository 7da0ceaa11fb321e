import type { APIRequestContext } from '@playwright/test';
import { load } from 'cheerio';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

/** What a broken link, a scanner or a careless script puts behind an address: a query and a hash each. */
const TAILS = [
  '?userLanguage=%zz#%',
  '?userLanguage=<script>alert(1)</script>#%E4%B8',
  '?userLanguage=zh-CN&userLanguage=#"><img src=x onerror=alert(1)>',
  '?%#"] , *',
  '?__proto__[a]=1&constructor=x#__proto__',
  '?a=%E4%B8%AD%&b=\u0000#tailwind-%.tsx',
];

const PAGES = ['/x/introduction/support/', '/zh/x/api/tree-view/rich-tree-view/', '/x/nowhere/'];

for (const address of PAGES) {
  test(`${address} bears any query and hash`, async ({ page }) => {
    for (const tail of TAILS) {
      await test.step(tail, async () => {
        // A document of its own: the same page with another hash would not be loaded.
        await page.goto('about:blank');
        await page.goto(address + tail);
        await waitForPage(page);
        await expect(page.locator('h1')).toHaveCount(1);
        expect(new URL(page.url()).pathname).toBe(address);
      });
    }
  });
}

/** A page as it is sent. */
const readHtml = async (request: APIRequestContext, address: string) =>
  load(await (await request.get(address)).text());

test('paths that do not decode are answered, not believed', async ({ request }) => {
  for (const path of [
    '/x/%',
    '/x/%zz/',
    '/zh/%E4%B8/',
    '/x/%2e%2e/%2e%2e/etc/passwd',
    '/x//introduction/',
    '/%00/',
  ]) {
    const response = await request.get(path);
    expect([200, 301, 308, 400, 404], path).toContain(response.status());
  }
});

for (const [address, productId, category] of [
  ['/x/', 'null', 'x'],
  ['/x/introduction/', 'null', 'x'],
  ['/x/react-data-grid/column-definition/', 'x-data-grid', 'x'],
  ['/x/api/data-grid/data-grid/', 'x-data-grid', 'x'],
  ['/zh/x/api/charts/bar-chart/', 'x-charts', 'x'],
  ['/x/react-date-pickers/', 'x-date-pickers', 'x'],
  ['/x/api/tree-view/rich-tree-view/', 'x-tree-view', 'x'],
  ['/playground/', 'null', 'null'],
] as const) {
  test(`the product of ${address} is ${productId}`, async ({ request }) => {
    const page = await readHtml(request, address);
    expect(page('meta[name="mui:productId"]').attr('content')).toBe(productId);
    expect(page('meta[name="mui:productCategoryId"]').attr('content')).toBe(category);
  });
}

for (const [address, hrefs] of [
  [
    '/x/introduction/',
    [
      'https://mui.com/x/introduction/',
      'https://v6.mui.com/x/introduction/',
      'https://v5.mui.com/x/introduction/',
      'https://v4.mui.com/components/data-grid/',
    ],
  ],
  [
    '/zh/x/react-data-grid/',
    [
      'https://mui.com/zh/x/react-data-grid/',
      'https://v6.mui.com/zh/x/react-data-grid/',
      'https://v5.mui.com/zh/x/react-data-grid/',
      'https://v4.mui.com/zh/components/data-grid/',
    ],
  ],
  [
    '/x/api/tree-view/rich-tree-view/',
    ['https://mui.com/x/react-tree-view/', 'https://v6.mui.com/x/react-tree-view/getting-started'],
  ],
] as const) {
  test(`the version menu of ${address}`, async ({ request }) => {
    const page = await readHtml(request, address);
    const menu = page('#mui-version-menu');
    expect(page('#mui-version-selector').text()).toBe('v8.0.0-alpha.5');
    expect(
      menu
        .find('a')
        .toArray()
        .map((link) => page(link).attr('href')),
    ).toEqual(hrefs);
  });
}

test('the version menu opens, and closes when the version is chosen', async ({ page }) => {
  await page.goto('/x/introduction/support/');
  await page.locator('#mui-version-selector').click();
  const menu = page.locator('#mui-version-menu');
  await expect(menu.getByRole('link').first()).toBeVisible();
  await menu.getByRole('button', { name: 'v8.0.0-alpha.5' }).click();
  await expect(menu).toBeHidden();
});

test('the errors of a product have their place in its menu, and breadcrumbs', async ({ page }) => {
  await page.goto('/x/react-charts/errors/');
  const menu = page.locator('nav[aria-label="documentation"]');
  await expect(menu.locator('.app-drawer-active')).toHaveText('Errors and warnings');
  await expect(menu.getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await expect(page.locator('.breadcrumbs').getByRole('link', { name: 'Charts' })).toBeVisible();
});

test('the playground shows the scratch file, without the theme, and asks not to be found', async ({
  page,
}) => {
  await page.goto('/playground/');
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('body')).not.toHaveClass(/mode-/);
  await expect(page.locator('body')).not.toHaveAttribute('dir');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).not.toMatch(/\.com(?:\/zh)?\/playground\//);
});

test('away from the docs domain no font is asked for, whatever the address names', async ({ page }) => {
  await page.goto('/x/introduction/?theme=onepirate#onepirate');
  await waitForPage(page);
  await expect(page.locator('link[href*="fonts.googleapis.com"]')).toHaveCount(0);
});

test('a hash that names no section says so, and offers sections with a similar name', async ({ page }) => {
  await page.goto('/x/react-charts/bars/#stackin');
  await waitForPage(page);
  const note = page.locator('.missing-target');
  await expect(note).toContainText('This page has no section “stackin”.');
  await note.getByRole('link', { name: 'Stacking' }).click();
  await expect(page).toHaveURL(/#stacking$/);
  await expect(page.getByRole('heading', { name: 'Stacking', exact: true })).toBeInViewport();
  await expect(note).toHaveCount(0);
});
