import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

/** What a broken link, a scanner or a careless script puts behind an address. */
const TAILS = {
  query: [
    '?userLanguage=%zz',
    '?userLanguage=<script>alert(1)</script>',
    '?userLanguage=zh-CN&userLanguage=',
    '?%',
    '?__proto__[a]=1&constructor=x',
    '?a=%E4%B8%AD%&b=\u0000',
  ],
  hash: ['#%', '#%E4%B8', '#"><img src=x onerror=alert(1)>', "#'] , *", '#__proto__', '#tailwind-%.tsx'],
};

const PAGES = ['/x/introduction/support/', '/zh/x/api/tree-view/rich-tree-view/', '/x/nowhere/'];

for (const address of PAGES) {
  for (const [part, tails] of Object.entries(TAILS)) {
    test(`${address} bears any ${part}`, async ({ page }) => {
      for (const tail of tails) {
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
}

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
  test(`the product of ${address} is ${productId}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', productId);
    await expect(page.locator('meta[name="mui:productCategoryId"]')).toHaveAttribute('content', category);
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
  test(`the version menu of ${address}`, async ({ page }) => {
    await page.goto(address);
    const button = page.locator('#mui-version-selector');
    await expect(button).toHaveText('v8.0.0-alpha.5');
    await button.click();
    const menu = page.locator('#mui-version-menu');
    const links = menu.getByRole('link');
    await expect(links).toHaveCount(hrefs.length);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(hrefs);
    await menu.getByRole('button', { name: 'v8.0.0-alpha.5' }).click();
    await expect(menu).toBeHidden();
  });
}

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
