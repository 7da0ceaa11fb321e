import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const START = '/x/introduction/';

test('a link changes the page without loading a document, and moves the focus to the title', async ({
  page,
}) => {
  await page.goto(START);
  await waitForPage(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') {
      documents.push(request.url());
    }
  });
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page).toHaveTitle('Installation - MUI X');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('.app-drawer-active')).toHaveText('Installation');
  await expect(page.locator('#__next-route-announcer__')).toHaveText(/Installation/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(documents).toEqual([]);
});

test('going back restores the place on the page and the focused link', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  const link = page.locator('.neighbour-next');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('a page is fetched ahead when its link is approached', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  const data = page.waitForRequest(/_next\/data\/.*installation/);
  await page.locator('.neighbour-next').hover();
  await data;
});

test('the language link leads to the same page and changes the language of the document', async ({
  page,
}) => {
  await page.goto('/x/introduction/installation/');
  await waitForPage(page);
  await page.locator('.settings-button').click();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL('/zh/x/introduction/installation/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('nav[aria-label="documentation"]')).toContainText('安装');
});

test('a hash leads to its heading on a cold load and marks it in the contents list', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  const href = await page.locator('.toc a').nth(1).getAttribute('href');
  await page.goto(href!);
  await waitForPage(page);
  await expect(page.locator(`.toc a[href="${href}"]`)).toHaveAttribute('aria-current', 'location');
});

test('the first Tab reaches the link that skips to the content', async ({ page }) => {
  await page.goto(START);
  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens as a drawer, closes on Escape, and when a page is chosen', async ({ page }) => {
    await page.goto(START);
    await waitForPage(page);
    const menu = page.locator('nav[aria-label="documentation"]');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Installation' }).click();
    await expect(page.locator('h1')).toHaveText('Installation');
    await expect(menu).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('menu and groups open, and links lead on', async ({ page }) => {
    await page.goto(START);
    await page.locator('.menu-button').click();
    const menu = page.locator('nav[aria-label="documentation"]');
    await menu.getByRole('link', { name: 'Installation' }).click();
    await expect(page.locator('h1')).toHaveText('Installation');
  });
});
