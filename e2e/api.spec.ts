import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { waitForPage } from './support/demos';
import { findApiFilter } from './support/findApiFilter';
import { waitForAnimationFrames } from './support/animationFrames';
import { createSharedPageTest } from './support/sharedPage';
import { expect, test } from './support/test';

const GRID = '/x/api/data-grid/data-grid/';

/** Waits for the controller of a page, which loads after it. */
async function waitForController(page: Page): Promise<void> {
  await expect(page.locator('.api-filter')).toBeVisible();
  await expect(async () => {
    // A pointer that stays where it was enters nothing.
    await page.mouse.move(0, 0);
    await page.locator('.api-row:visible').first().hover();
    await expect(page.locator('.api-copy-link')).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 30_000 });
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForPage(page);
  await waitForController(page);
}

/** Tests of the API page of the grid, with all of its rows. */
const gridTest = createSharedPageTest({
  address: GRID,
  prepare: waitForController,
  restore: async (page) => {
    await page.getByRole('checkbox', { name: 'Required only' }).uncheck();
    await findApiFilter(page).fill('');
  },
});

gridTest('a prop is found by typing a part of its name', async ({ page }) => {
  await findApiFilter(page).fill('pagesizeopt');
  const row = page.locator('#data-grid-prop-pageSizeOptions');
  await expect(page.locator('.api-section .api-row:visible')).toHaveCount(1);
  await expect(row).toContainText('[25, 50, 100]');
});

gridTest('required and current rows are picked', async ({ page }) => {
  await page.getByRole('checkbox', { name: 'Required only' }).check();
  await expect(page.locator('#data-grid-prop-columns')).toBeVisible();
  await expect(page.locator('#data-grid-prop-rows')).toBeHidden();
});

test('a link to a row shows it below what sticks to the top, and marks it', async ({ page }) => {
  await page.goto(`${GRID}#data-grid-prop-paginationModel`);
  await waitForPage(page);
  const row = page.locator('#data-grid-prop-paginationModel');
  await expect(row).toBeInViewport();
  const filter = (await page.locator('.api-filter-field').boundingBox())!;
  expect((await row.boundingBox())!.y).toBeGreaterThanOrEqual(filter.y + filter.height - 1);
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a link on another page leads to a row too', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-definition/');
  await waitForPage(page);
  await page.locator(`a[href="${GRID}#data-grid-prop-hideFooter"]`).first().click();
  const row = page.locator('#data-grid-prop-hideFooter');
  await expect(row).toBeInViewport();
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Column definition');
});

/** Browsers that do not keep the place by themselves while what is above it gets another height. */
async function keepNoPlace(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { overflow-anchor: none }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Follows a link within the page. @returns how far what it names moves then, in px: rows are laid out bit by bit */
async function measureDrift(page: Page, id: string): Promise<number> {
  const target = page.locator(`#${id}`);
  const before = await target.evaluate((element) => {
    const link = document.createElement('a');
    link.href = `#${element.id}`;
    document.body.append(link);
    link.click();
    link.remove();
    return element.getBoundingClientRect().y;
  });
  await waitForAnimationFrames(page, 20);
  return Math.abs((await target.evaluate((element) => element.getBoundingClientRect().y)) - before);
}

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
  { width: 1440, height: 1400 },
]) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    test.use({ viewport });

    test('what a link names stays in view while rows above it are laid out', async ({ page }) => {
      await keepNoPlace(page);
      await open(page, GRID);
      for (const id of [
        'data-grid-prop-paginationModel',
        'slots',
        'data-grid-css-editInputCell',
        'types',
        'classes',
        'demos',
        'data-grid-slot-toolbar',
        'props',
      ]) {
        expect(await measureDrift(page, id), id).toBeLessThan(4);
        const filter = (await page.locator('.api-filter-field').boundingBox())!;
        const { y } = (await page.locator(`#${id}`).boundingBox())!;
        expect(y, id).toBeGreaterThanOrEqual(filter.y + filter.height - 1);
        expect(y, id).toBeLessThan(viewport.height);
      }
    });
  });
}

test('rows that are not laid out yet take the room of rows, in every kind of list', async ({ page }) => {
  for (const path of [GRID, '/x/react-data-grid/components-api/', '/x/react-data-grid/state/']) {
    await page.goto(path);
    await waitForPage(page);
    const heights = await page
      .locator('.api-chunk:not(details:not([open]) *)')
      .evaluateAll((chunks) => chunks.map((chunk) => chunk.getBoundingClientRect().height));
    expect(heights, path).not.toHaveLength(0);
    expect(Math.min(...heights), path).toBeGreaterThan(40);
  }
});

test('a heading that the contents list leads to stays in view, until the user scrolls', async ({ page }) => {
  await keepNoPlace(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/x/react-data-grid/components-api/');
  await waitForPage(page);
  await expect(page.locator('.api-filter')).toBeVisible();
  const heading = page.locator('#data-grid-pro');
  const link = page.locator('.toc a[href$="#data-grid-pro"]');
  await link.click();
  await waitForAnimationFrames(page, 40);
  await expect(heading).toBeInViewport();
  const filter = (await page.locator('.api-filter-field').first().boundingBox())!;
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(filter.y + filter.height - 1);
  await expect(link).toHaveAttribute('aria-current', 'location');
  await page.mouse.wheel(0, -3000);
  await expect(heading).not.toBeInViewport();
});

test('the Tab key reaches nothing below the filter, which sticks', async ({ page }) => {
  await page.goto('/x/api/charts/bar-chart/');
  await waitForPage(page);
  await page.locator('footer a').last().focus();
  const isCovered = () =>
    page.evaluate(() => {
      const { left, top, height } = document.activeElement!.getBoundingClientRect();
      return Boolean(document.elementFromPoint(left + 5, top + height / 2)?.closest('.api-search'));
    });
  for (let step = 0; step < 60; step++) {
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press('Shift+Tab');
    // oxlint-disable-next-line no-await-in-loop
    expect(await isCovered(), `stop ${step}`).toBe(false);
  }
});

gridTest('a type opens in place, and types inside it open too', async ({ page }) => {
  const row = page.locator('#data-grid-prop-columns');
  await row.locator('.api-facts .api-type-link').first().click();
  const opened = row.locator('.api-unfolded').first();
  await expect(opened).toContainText('GridColDef');
  await opened.locator('.api-type-link').first().click();
  await expect(row.locator('.api-unfolded')).toHaveCount(2);
  await row.locator('.api-facts > code > .api-type-link').first().click();
  await expect(page).toHaveURL(new RegExp(`${GRID}$`));
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('definitions of types are closed, and a link to one opens it', async ({ page }) => {
      await page.goto(`${GRID}#type-GridColDef`);
      const definition = page.locator('#type-GridColDef');
      await expect(definition).toBeVisible();
      await expect(definition).toBeInViewport();
      await expect(page.locator('.api-type summary', { hasText: /^GridColDef/ })).toBeInViewport();
      await expect(page.locator('.api-type > details[open]')).toHaveCount(1);
      if (!javaScriptEnabled) {
        await test.step('everything is there, and nothing that needs JavaScript', async () => {
          await page.goto(`${GRID}#data-grid-slot-toolbar`);
          await expect(page.locator('#data-grid-slot-toolbar')).toBeInViewport();
          await expect(page.locator('#data-grid-prop-autoHeight .api-body')).toBeVisible();
          await expect(page.locator('.api-filter')).toBeHidden();
        });
      }
    });
  });
}

test('the first prop of a component is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(GRID);
  await waitForPage(page);
  const row = page.locator('.api-row').first();
  await expect(row).toBeInViewport({ ratio: 1 });
  const search = (await page.locator('.api-search').boundingBox())!;
  expect(search.height).toBeLessThan(70);
});

test('the layout of the lists is kept for other pages', async ({ page }) => {
  await open(page, GRID);
  await page.getByRole('group', { name: 'Layout' }).getByRole('button', { name: 'List' }).click();
  const row = page.locator('#data-grid-prop-autoHeight');
  await expect(row.locator('.api-body')).toBeHidden();
  await row.getByRole('link', { name: 'autoHeight' }).press('Enter');
  await expect(row.locator('.api-body')).toBeVisible();

  await open(page, '/x/api/charts/bar-chart/');
  await expect(page.locator('#bar-chart-prop-series .api-name')).toBeVisible();
  await expect(page.locator('#bar-chart-prop-series .api-body')).toBeHidden();
});

test('a Chinese page has a Chinese frame around the English descriptions', async ({ request }) => {
  const page = load(await (await request.get(`/zh${GRID}`)).text());
  expect(page('h2#props').text()).toBe('属性');
  expect(page('#data-grid-prop-autoHeight .api-text').attr('lang')).toBe('en');
});
