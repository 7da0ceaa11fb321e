import { waitForPage } from './support/demos';
import { openSettings } from './support/openSettings';
import { expect, test } from './support/test';

const START = '/x/introduction/';

test('a link leads to the next page, at its top, with its entry of the menu marked', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page).toHaveTitle('Installation - MUI X');
  await expect(page.locator('.app-drawer-active')).toHaveText('Installation');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('going back restores the place on the page', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  // Text is as high as its font says.
  await page.evaluate(() => document.fonts.ready);
  const link = page.locator('.neighbour-next');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

for (const route of [START, '/x/react-charts/stacking/', '/x/react-data-grid/quickstart/']) {
  test(`a reload of ${route} restores the place on the page`, async ({ page }) => {
    await page.goto(route);
    await waitForPage(page);
    const heading = page.locator('h2').nth(3);
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    await page.reload();
    await waitForPage(page);
    await expect(heading).toBeInViewport();
  });
}

test('going back after a link within the page restores the place', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  await page.locator('.toc a').last().click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('what the user chose of the theme of the demos lasts until a reload', async ({ page }) => {
  await page.goto(START);
  await waitForPage(page);
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Right to left' }).click();
  await panel.getByRole('button', { name: 'Dense' }).click();
  await page.keyboard.press('Escape');
  await page.locator('.neighbour-next').click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect((await openSettings(page)).getByRole('button', { name: 'Dense' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.locator('body')).toHaveAttribute('dir', 'ltr');
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
