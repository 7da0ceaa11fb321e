import type { Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const INSTALLATION = '/x/introduction/installation/';

async function openSettings(page: Page): Promise<void> {
  await page.locator('.settings-button').click();
  await expect(page.getByRole('link', { name: '中文' })).toBeVisible();
}

for (const [asked, shown, language] of [
  [`${INSTALLATION}?userLanguage=zh#main-content`, `/zh${INSTALLATION}#main-content`, 'zh'],
  [`${INSTALLATION}?a=1&userLanguage=zh&b=%20`, `/zh${INSTALLATION}?a=1&b=%20`, 'zh'],
  [`/zh${INSTALLATION}?userLanguage=en&a=1#main-content`, `${INSTALLATION}?a=1#main-content`, 'en'],
  ['/x/api/data-grid/data-grid/?userLanguage=zh', '/zh/x/api/data-grid/data-grid/', 'zh'],
  ['/x/?userLanguage=zh', '/zh/x/', 'zh'],
  [`${INSTALLATION}?userLanguage=pt`, `${INSTALLATION}?userLanguage=pt`, 'en'],
  [`/zh${INSTALLATION}?userLanguage=`, `/zh${INSTALLATION}?userLanguage=`, 'zh'],
] as const) {
  test(`the query chooses the language: ${asked}`, async ({ page }) => {
    // A document of its own: the same page with another hash would not be loaded.
    await page.goto('about:blank');
    await page.goto(asked, { waitUntil: 'commit' });
    await expect(page).toHaveURL(shown);
    await waitForPage(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    // Nothing is between the page that was asked for and the one before.
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });
}

test('the language links keep page, query and hash, there and back', async ({ page }) => {
  await page.goto(`${INSTALLATION}?a=1&userLanguage=en#main-content`);
  await waitForPage(page);
  await openSettings(page);
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh${INSTALLATION}?a=1#main-content`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('#settings')).toBeHidden();
  await openSettings(page);
  await expect(page.getByRole('link', { name: '中文' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'English' }).press('Enter');
  await expect(page).toHaveURL(`${INSTALLATION}?a=1#main-content`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('links, contents list, breadcrumbs and neighbours stay in the user’s language', async ({ page }) => {
  for (const address of [
    '/zh/x/react-data-grid/column-definition/',
    '/zh/x/api/charts/bar-chart/',
    '/zh/x/',
  ]) {
    await page.goto(address);
    const strays = await page.evaluate(() =>
      [...document.querySelectorAll('a[href^="/"]')]
        .filter((link) => !link.closest('.demo-stage') && link.getAttribute('hreflang') !== 'en')
        .map((link) => link.getAttribute('href')!)
        // A demo alone has one address for all languages; its query names the page it is from.
        .map((href) =>
          href.startsWith('/demos/') ? new URLSearchParams(href.split('?')[1]).get('page')! : href,
        )
        .filter((href) => !href.startsWith('/zh/') && !/\.\w+$/.test(href)),
    );
    expect(strays, address).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the language links keep the page', async ({ page }) => {
    await page.goto(`${INSTALLATION}?a=1`);
    await page.locator('.settings-button').click();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(page).toHaveURL(`/zh${INSTALLATION}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  });
});

test('an English page that nobody translated is shown in a Chinese context, and says so to search engines', async ({
  page,
}) => {
  await page.goto('/zh/x/react-charts/bars/');
  const isTranslated = await page.locator('link[rel="alternate"][hreflang="zh"]').count();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toBe(`https://mui.com${isTranslated ? '/zh' : ''}/x/react-charts/bars/`);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute(
    'href',
    'https://mui.com/x/react-charts/bars/',
  );
});
