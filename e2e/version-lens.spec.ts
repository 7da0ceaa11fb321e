import type { Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import { expect, test } from './support/test';

const API_PAGE = '/x/api/charts/bar-chart/';

/** Has all that is marked, in few rows: axe reads it. */
const SMALL_PAGE = '/x/api/charts/pie-arc/';

/** A prop of the bar chart that came with a minor version, and the one before. */
const NEW_PROP = { id: 'bar-chart-prop-brushConfig', since: '8.15', before: '8.14' };

const findMark = (page: Page) => page.locator(`#${NEW_PROP.id} .api-since`);

/** Opens the choice in the header. */
async function openVersionMenu(page: Page) {
  await page.locator('.version-button').click();
  return page.locator('.version-menu').getByLabel('My version');
}

test('a row says since when it exists, and what changed', async ({ page }) => {
  await page.goto(API_PAGE);
  await waitForPage(page);
  await expect(findMark(page)).toHaveText(`since ${NEW_PROP.since}`);
  await expect(findMark(page)).not.toHaveAttribute('data-lack');
  await expect(page.locator('#bar-chart-prop-barLabel .api-changes')).toHaveText('Deprecated since 8.17');
  await expect(page.locator('#bar-chart-prop-series .api-changes > li').first()).toContainText(
    /^Type changed in 8\.\d+\. Before: Readonly</,
  );
});

test('what the chosen version lacks is marked, on every page, and nothing moves or goes', async ({
  page,
}) => {
  await page.goto(API_PAGE);
  await waitForPage(page);
  const select = page.locator('.api-filter').getByLabel('My version');
  // The page comes with the newest version only.
  await expect(select.locator('option')).not.toHaveCount(1);
  const rows = page.locator('.api-row');
  const count = await rows.count();
  await findMark(page).scrollIntoViewIfNeeded();
  const box = await findMark(page).boundingBox();
  await select.evaluate((element: HTMLSelectElement, value) => {
    element.value = value;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  }, NEW_PROP.before);
  await expect(findMark(page)).toHaveAttribute('data-lack', 'missing');
  await expect(findMark(page)).toHaveText(`since ${NEW_PROP.since}, not in ${NEW_PROP.before}`);
  expect(await findMark(page).boundingBox()).toEqual(box);
  await expect(rows).toHaveCount(count);

  await page.goto('/zh/x/api/charts/bar-chart/');
  await waitForPage(page);
  await expect(findMark(page)).toHaveText(new RegExp(`${NEW_PROP.before} 中没有$`));
  const menu = page.locator('.version-menu');
  await page.locator('.version-button').click();
  await expect(menu.locator('select')).toHaveValue(NEW_PROP.before);
  await menu.locator('select').selectOption(NEW_PROP.since);
  await expect(findMark(page)).not.toHaveAttribute('data-lack');
});

test('the menu of versions offers the choice, by keyboard', async ({ page }) => {
  await page.goto(API_PAGE);
  await waitForPage(page);
  await page.locator('.version-button').focus();
  await page.keyboard.press('Enter');
  const select = page.locator('.version-menu').getByLabel('My version');
  await expect(select).toBeVisible();
  while (!(await select.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.version-menu')).toBeVisible();
  }
  await page.keyboard.press('ArrowDown');
  await expect(select).not.toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('muiXVersion'))).toBe(await select.inputValue());
});

test('the search says it of a hit', async ({ page }) => {
  await page.goto(API_PAGE);
  await waitForPage(page);
  await (await openVersionMenu(page)).selectOption(NEW_PROP.before);
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('brushConfig');
  const hit = dialog.getByRole('option').filter({ hasText: 'brushConfig' }).first();
  await expect(hit).toContainText(`since ${NEW_PROP.since}`);
  await expect(hit).toContainText(`not in ${NEW_PROP.before}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('marks and the menu of versions are accessible and in view', async ({ page }) => {
    await page.addInitScript((version) => localStorage.setItem('muiXVersion', version), '8.1');
    await page.goto(SMALL_PAGE);
    await waitForPage(page);
    await expect(page.locator('.api-since').first()).toHaveAttribute('data-lack', 'missing');
    const select = await openVersionMenu(page);
    await expect(select).toHaveValue('8.1');
    const menu = (await page.locator('.version-menu').boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(360);
    await expectAccessibleInBothModes(page);
  });
});

test('what is stored wrongly marks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('muiXVersion', '{"minor":8}'));
  await page.goto(API_PAGE);
  await waitForPage(page);
  const select = page.locator('.api-filter').getByLabel('My version');
  await expect(select.locator('option')).not.toHaveCount(1);
  await expect(page.locator('[data-lack]')).toHaveCount(0);
});
