import type { Page, Request } from '@playwright/test';
import { load } from 'cheerio';
import { waitForPage } from './support/demos';
import { findApiFilter } from './support/findApiFilter';
import { expectAccessible, expectAccessibleInBothModes } from './support/expectAccessible';
import { createSharedPageTest } from './support/sharedPage';
import { expect as expectSoon, test } from './support/test';

/** A search loads code, index and texts one after the other: on a busy machine that takes a while. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** A light page of the data grid: the product of the page decides what comes first. */
const GRID = '/x/react-data-grid/errors/';
const INDEX = '**/x/search-index/**';
const DIALOG = '.search-dialog';

/** A symbol whose page is light. */
const SYMBOL = 'ChartsTooltipContainer';
const SYMBOL_PAGE = '/x/api/charts/charts-tooltip-container/';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
// Those of a select have the role without the attribute.
const options = (page: Page) => page.locator('[role="option"]');
const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

async function showSearch(page: Page): Promise<void> {
  await page.locator('.search-field').click();
  await expect(page.locator('.search-input')).toBeFocused();
}

async function openSearch(page: Page, address: string = GRID): Promise<void> {
  await page.goto(address);
  await waitForPage(page);
  await showSearch(page);
}

/** Takes back what was typed, and closes the dialog, which would keep it. */
async function closeSearch(page: Page): Promise<void> {
  const dialog = page.locator('.search-dialog[open]');
  if ((await dialog.count()) === 0) {
    await page.keyboard.press('Control+k');
  }
  await field(page).fill('');
  await field(page).press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Tests of the search, closed and empty, whose index is there. */
const searchTest = createSharedPageTest({ address: GRID, restore: closeSearch });

/** The same on a page of no product. */
const generalTest = createSharedPageTest({ address: '/x/introduction/support/', restore: closeSearch });

/** Types and waits for all that is found: texts that arrive later change the list. */
async function search(page: Page, query: string): Promise<void> {
  await page.locator('.search-input').fill(query);
  await expect(page.locator('.search-option mark').first()).toBeVisible();
  await expect(page.locator('.search-panel[data-complete]')).toBeVisible();
}

/** What a page asks for that only a search needs. */
function recordSearchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request: Request) => {
    if (request.url().includes('search')) {
      requests.push(request.url());
    }
  });
  return requests;
}

test('nothing of the search is loaded before somebody comes near it', async ({ page }) => {
  const scripts: string[] = [];
  const index = recordSearchRequests(page);
  await page.goto(GRID);
  await waitForPage(page);
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => scripts.push(request.url()));
  expect(index).toEqual([]);
  await page.locator('.search-field').hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  expect(index.filter((url) => url.includes('search-index'))).toEqual([]);
});

test.describe('opens', () => {
  searchTest('with each of its keys', async ({ page }) => {
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await test.step(key, async () => {
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
      });
    }
  });

  test('not with a key that is text in a field', async ({ page }) => {
    await page.goto('/x/api/tree-view/rich-tree-view/');
    await waitForPage(page);
    const filter = findApiFilter(page);
    await filter.press('/');
    await expect(filter).toHaveValue('/');
    await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
  });

  test('and its list stays in its place when the index arrives', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(INDEX, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/x/search/?q=pagination');
    const list = page.locator('.search-list');
    await expect(page.locator('.search-status')).toBeVisible();
    const { y } = (await list.boundingBox())!;
    release();
    await expect(list.getByRole('option').first()).toBeVisible();
    expect((await list.boundingBox())!.y).toBe(y);
  });

  test('with what was typed while it was loading', async ({ page }) => {
    await page.goto(GRID);
    await waitForPage(page);
    await page.keyboard.press('/');
    await page.keyboard.type('pageSizeOptions');
    await expect(field(page)).toHaveValue('pageSizeOptions');
    await expect(active(page)).toContainText('pageSizeOptions');
  });
});

searchTest('a prop is an answer: type, default, page; and leads to its row', async ({ page }) => {
  await showSearch(page);
  await search(page, 'page size options');
  await expect(active(page)).toContainText('pageSizeOptions');
  await expect(active(page)).toContainText('number');
  await expect(active(page)).toContainText('[25, 50, 100]');
  await expect(active(page)).toContainText('Data Grid › DataGrid');
  await expect(active(page).locator('mark').first()).toHaveText('pageSizeOptions');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions');
  await expect(page.locator('#data-grid-prop-pageSizeOptions')).toBeInViewport();
  await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
});

test('a heading shows where it is, and is reached', async ({ page }) => {
  await openSearch(page, '/x/introduction/');
  await search(page, 'dates from an API');
  await expect(active(page)).toContainText('Data Grid');
  await active(page).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/column-definition\/#dates-from-an-api$/);
  await expect(page.locator('#dates-from-an-api')).toBeInViewport();
});

searchTest('plan and deprecation are beside a symbol', async ({ page }) => {
  await showSearch(page);
  await search(page, 'aggregationModel');
  await expect(active(page)).toContainText('Premium');
  await search(page, 'autoHeight');
  await expect(active(page)).toContainText('prop');
});

searchTest('rows of one name are one line, below which are the ways to their pages', async ({ page }) => {
  await showSearch(page);
  await search(page, 'rowHeight');
  await expect(options(page).filter({ hasText: /^rowHeight.*prop/ })).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('Also on 2 other pages');
  await page.keyboard.press('Enter');
  await expect(active(page)).toHaveText('Also on DataGridPro');
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, DIALOG);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid-pro\/#data-grid-pro-prop-rowHeight$/);
});

test.describe('the keyboard', () => {
  searchTest('moves through all lines and around their ends, and edits the text', async ({ page }) => {
    await showSearch(page);
    await search(page, 'selection');
    const input = field(page);
    const first = await active(page).getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', first!);
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).not.toHaveAttribute('id', first!);
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveAttribute('id', first!);
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveAttribute('id', (await options(page).last().getAttribute('id'))!);
    await expect(active(page)).toBeInViewport();
    // Home and End belong to the text, as in every field with a list.
    await page.keyboard.press('Home');
    await page.keyboard.type('row ');
    await expect(input).toHaveValue('row selection');
    await page.keyboard.press('End');
    await page.keyboard.type(' model');
    await expect(input).toHaveValue('row selection model');
    await expect(active(page)).toContainText('rowSelectionModel');
  });

  searchTest('closes with Escape, gives the focus back and keeps the query', async ({ page }) => {
    await showSearch(page);
    await search(page, 'pagination');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
    await expect(page.locator('.search-field')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('pagination');
    // It gives way to the first key.
    await page.keyboard.type('rows');
    await expect(field(page)).toHaveValue('rows');
  });

  searchTest('stays open when it is opened before the page hears that it was closed', async ({ page }) => {
    await showSearch(page);
    await search(page, 'pagination');
    await page.evaluate(() => {
      const dialog = document.querySelector<HTMLDialogElement>('.search-dialog')!;
      const closed = new Promise((resolve) => {
        dialog.addEventListener('close', () => setTimeout(resolve));
      });
      dialog.close();
      document.querySelector<HTMLElement>('.search-field')!.click();
      return closed;
    });
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('pagination');
  });

  searchTest('takes its key before the focus has left the closed dialog', async ({ page }) => {
    // Nothing had the focus before, so that closing gives it to nothing.
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('.search-dialog')!.close();
      const key = new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true });
      document.activeElement!.dispatchEvent(key);
    });
    await expect(page.locator('.search-dialog[open]')).toHaveCount(1);
    await expect(field(page)).toBeFocused();
  });
});

searchTest('the page keeps its place below the dialog', async ({ page }) => {
  await showSearch(page);
  const readPlace = () => page.evaluate(() => scrollY);
  await page.mouse.move(640, 780);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
  expect(await readPlace()).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(readPlace).toBe(600);
});

searchTest('a press beside the dialog closes it', async ({ page }) => {
  await showSearch(page);
  await page.mouse.click(10, 400);
  await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
});

searchTest('every word of the dialog has the font of the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showSearch(page);
  const font = await page.locator('.site').evaluate((site) => getComputedStyle(site).fontFamily);
  const close = page.locator('.search-close');
  await expect(close).toBeVisible();
  expect(await close.evaluate((button) => getComputedStyle(button).fontFamily)).toBe(font);
});

test('filters show one kind, one product, or both', async ({ page }) => {
  await openSearch(page);
  await search(page, 'tooltip');
  await page.getByRole('button', { name: 'API', exact: true }).click();
  await page.getByRole('button', { name: 'Charts', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Charts: API' })).toBeVisible();
  for (const href of await page
    .locator('a[role="option"]')
    .evaluateAll((lines) => lines.map((line) => line.getAttribute('href')))) {
    expect(href).toMatch(/^\/x\/(api\/charts|react-charts)\//);
  }
  await page.getByRole('button', { name: 'Messages', exact: true }).click();
  await page.getByRole('button', { name: 'Tree View', exact: true }).click();
  await page.locator('.search-input').fill('heatmap');
  await page.getByRole('button', { name: 'Show all results' }).click();
  await expect(active(page)).toContainText('Heatmap');
});

test('searches and pages of before are there, and can be removed', async ({ page }) => {
  await page.goto('/x/introduction/licensing/');
  await waitForPage(page);
  // A page counts as read once the browser rests.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-visits'))).toContain('licensing');
  await openSearch(page);
  await search(page, SYMBOL);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SYMBOL_PAGE);
  await page.reload();
  await waitForPage(page);
  await page.locator('.search-field').click();
  const recent = page.getByRole('group', { name: 'Recent searches' });
  await expect(recent.getByRole('option', { name: SYMBOL })).toBeVisible();
  const pages = page.getByRole('group', { name: 'Recently visited pages' });
  await expect(pages.getByRole('option', { name: 'Licensing' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Delete');
  await expect(recent).toHaveCount(0);
  await pages.getByRole('option', { name: 'Licensing' }).click();
  await expect(page).toHaveURL('/x/introduction/licensing/');
  await page.locator('.search-field').click();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(pages).toHaveCount(0);
});

test('storage that throws takes nothing but the lists', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openSearch(page);
  await search(page, SYMBOL);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SYMBOL_PAGE);
});

test('the Chinese search finds symbols and words, waits while characters are composed, and leads to Chinese pages', async ({
  page,
}) => {
  await openSearch(page, `/zh${GRID}`);
  await search(page, 'pageSizeOptions');
  await expect(active(page)).toContainText('属性');
  await search(page, '路线图');
  await page.locator('.search-input').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(page.locator('.search-dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/zh/x/introduction/roadmap/');
});

test.describe('without its index', () => {
  // The browser itself writes about what it could not load.
  // oxlint-disable-next-line no-empty-pattern
  test.use({ quiet: async ({}, provide) => provide() });

  test('it says so, and tries again', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await openSearch(page);
    await page.locator('.search-input').fill('rows');
    await expect(page.getByText('Could not load the search.')).toBeVisible();
    await page.unroute(INDEX);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(active(page)).toContainText('rows');
  });

  test('without the sentences a result shows the words that were found', async ({ page }) => {
    const refused: string[] = [];
    await page.route('**/x/search-texts/**', (route) => {
      refused.push(route.request().url());
      return route.abort();
    });
    await openSearch(page);
    await search(page, 'pronunciation');
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    await expect(page.getByText('In the text:').first()).toBeVisible();
    await expect(page.locator('.search-hit-excerpt')).toHaveCount(0);
  });

  test('without the full text names are found, and it tries again', async ({ page }) => {
    let isFirst = true;
    await page.route(INDEX, (route) => {
      // The index comes first; what follows are files of the full text.
      const isIndex = isFirst;
      isFirst = false;
      return isIndex ? route.continue() : route.abort();
    });
    await openSearch(page);
    await search(page, 'pageSizeOptions');
    await expect(page.getByText('Could not load the page texts')).toBeVisible();
    await expect(active(page)).toContainText('pageSizeOptions');
    await page.unroute(INDEX);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Could not load the page texts')).toHaveCount(0);
  });
});

searchTest('a result shows the sentence that has the words', async ({ page }) => {
  await showSearch(page);
  await search(page, 'keep empty cells last');
  const excerpt = active(page).locator('.search-hit-excerpt');
  await expect(excerpt).toContainText(/empty/i);
  await expect(excerpt.locator('mark').first()).toBeVisible();
  const others = page.locator('.search-option:not([aria-selected="true"]) .search-hit-excerpt');
  const { height } = (await others.first().boundingBox())!;
  expect(height).toBeLessThan(30);
  const { height: answerHeight } = (await excerpt.boundingBox())!;
  expect(answerHeight).toBeLessThan(60);
});

generalTest('a query that finds nothing leads to names that are like it, and to people', async ({ page }) => {
  await showSearch(page);
  await page.locator('.search-input').fill('pagesizoptoinz');
  const near = page.locator('.search-near');
  await expect(near).toContainText('Similar names:');
  await expect(page.locator('.search-nothing').getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    '/x/introduction/support/',
  );
  await expectAccessible(page, DIALOG);
  await near.getByRole('button', { name: 'pageSizeOptions' }).click();
  await expect(field(page)).toHaveValue('pageSizeOptions');
  await expect(field(page)).toBeFocused();
  await expect(active(page)).toContainText('pageSizeOptions');
});

test.describe('the best answer', () => {
  generalTest(
    'says the sentence, the prop with its type and default, and shows the demo',
    async ({ page }) => {
      await showSearch(page);
      await search(page, 'text above each bar');
      const answer = page.getByRole('group', { name: 'Likely answer' }).getByRole('option').first();
      await expect(answer).toContainText('Bar labels');
      await expect(answer.locator('.search-hit-fact-name').first()).toHaveText('barLabel');
      await expect(
        answer.locator('.search-picture [data-drawn="BarLabels"] .demo-snapshot svg').first(),
      ).toBeVisible();
      await expectAccessible(page, DIALOG);
    },
  );

  generalTest('is not claimed where the site has none', async ({ page }) => {
    await showSearch(page);
    await search(page, 'best pizza in rome');
    await expect(page.getByRole('group', { name: 'Nearest matches' })).toBeVisible();
    await expect(page.getByRole('group', { name: /answer/i })).toHaveCount(0);
    await expect(page.locator('.search-no-answer').getByRole('link', { name: /issues/ })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/mui\/mui-x\/issues\?q=.*pizza/,
    );
    await expect(page.locator('.search-no-answer').getByRole('link', { name: 'Support' })).toBeVisible();
    await expectAccessible(page, DIALOG);
  });

  generalTest('has its picture in its place from right to left', async ({ page }) => {
    await showSearch(page);
    await search(page, 'text above each bar');
    const frame = page.locator('.search-picture-frame[data-drawn="BarLabels"]');
    await expect(frame).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('dir', 'rtl'));
    const place = (await page.locator('.search-picture').boundingBox())!;
    const { x, width } = (await frame.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(place.x);
    expect(x + width).toBeLessThanOrEqual(place.x + place.width);
  });

  test('is as high before its text is there, so that no line moves under the pointer', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/x/search-texts/**', async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page);
    await search(page, 'text above each bar');
    const second = page.getByRole('group', { name: 'Other good matches' }).getByRole('option').first();
    const { y } = (await second.boundingBox())!;
    release();
    await expect(active(page).locator('.search-hit-fact-name').first()).toBeVisible();
    expect((await second.boundingBox())!.y).toBe(y);
  });
});

searchTest('what a query asks to do comes right after the best matches', async ({ page }) => {
  await showSearch(page);
  await search(page, 'dark');
  await expect(page.locator('.search-group').nth(1)).toHaveText('Actions');
  await page.getByRole('option', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.locator('.search-input').fill('chinese');
  await page.getByRole('option', { name: '中文' }).click();
  await expect(page).toHaveURL(`/zh${GRID}`);
});

test('a query loads two files of the full text at most, and that of the questions', async ({ page }) => {
  const requests = recordSearchRequests(page);
  await openSearch(page);
  await expect.poll(() => requests.filter((url) => url.includes('search-index')).length).toBe(1);
  await page.locator('.search-input').fill('aria button chart date export filter zoom');
  await expect(page.locator('.search-hit-excerpt mark').first()).toBeVisible();
  expect(requests.filter((url) => url.includes('search-texts')).length).toBeLessThanOrEqual(6);
  expect(requests.filter((url) => url.includes('search-index')).length).toBeLessThanOrEqual(4);
});

test.describe('bad input', () => {
  searchTest('is text, of which the words are found', async ({ page }) => {
    await showSearch(page);
    const title = await page.title();
    for (const query of [
      '<img src=x onerror="document.title=1"><b>rows</b>',
      '(rows.*)+[^]{}$\\',
      '\u202E\u2066rows\u200F',
      '🙂🚀 rows',
    ]) {
      await test.step(query, async () => {
        await page.locator('.search-input').fill('qqqqzzzz');
        await expect(page.getByText('No results for')).toBeVisible();
        await search(page, query);
        await expect(options(page).filter({ hasText: 'ows' }).first()).toBeVisible();
        await expect(page.locator('.search-panel img, .search-panel b')).toHaveCount(0);
        expect(await page.title()).toBe(title);
      });
    }
  });

  searchTest('an honest answer where there is nothing, with ways on', async ({ page }) => {
    await showSearch(page);
    await page.locator('.search-input').fill('<qqqqzzzz>🙂'.repeat(600));
    await expect(page.getByText('No results for')).toBeVisible();
    await expect(page.locator('.search-nothing qqqqzzzz')).toHaveCount(0);
    await expect(page.locator('.search-nothing').getByRole('link', { name: 'Data Grid' })).toHaveAttribute(
      'href',
      '/x/api/data-grid/',
    );
    await page.locator('.search-input').fill('   ');
    await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
  });
});

searchTest('axe finds nothing in the dialog in both modes, and a phone has room for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await showSearch(page);
  await expectAccessibleInBothModes(page, DIALOG);
  await search(page, 'autoHeight');
  await expectAccessibleInBothModes(page, DIALOG);
  const { left, right } = await page.locator('.search-dialog').evaluate((dialog) => {
    const wide = [...dialog.querySelectorAll('.search-option, .search-bar, .search-close')];
    const boxes = wide.map((element) => element.getBoundingClientRect());
    return {
      left: Math.min(...boxes.map((box) => box.left)),
      right: Math.max(...boxes.map((box) => box.right)) - document.documentElement.clientWidth,
    };
  });
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(0);
  await page.locator('.search-input').fill('qqqqzzzz');
  await expect(page.getByText('No results for')).toBeVisible();
  await expectAccessibleInBothModes(page, DIALOG);
});

test.describe('the page of the search', () => {
  test('answers the query of its address, and keeps it in step', async ({ page }) => {
    await page.goto('/x/search/?q=page%20size%20options');
    await expect(field(page)).toHaveValue('page size options');
    await expect(active(page)).toContainText('pageSizeOptions');
    await field(page).fill('bar chart');
    await expect(page).toHaveURL('/x/search/?q=bar+chart');
    await expect(active(page)).toContainText('Bar');
    await page.reload();
    await expect(field(page)).toHaveValue('bar chart');
  });

  test('survives any query in its address', async ({ page }) => {
    await page.goto('/x/search/?q=%3Cscript%3Ealert(1)%3C/script%3E%E0%A4&q=x');
    await expect(field(page)).toBeVisible();
    await expect(page.locator('.search-panel script')).toHaveCount(0);
  });

  test('is what the browser is offered', async ({ request }) => {
    for (const [address, file, template] of [
      ['/x/search/', '/opensearch.xml', '/x/search/?q={searchTerms}'],
      ['/zh/x/search/', '/opensearch.zh.xml', '/zh/x/search/?q={searchTerms}'],
    ] as const) {
      const page = load(await (await request.get(address)).text());
      expect(page('link[rel="search"]').attr('href')).toBe(file);
      expect(await (await request.get(file)).text()).toContain(template);
    }
  });

  test('is in no sitemap and in no menu', async ({ request }) => {
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/x/search');
    const page = load(await (await request.get('/x/introduction/')).text());
    const menu = page('nav[aria-label="documentation"]');
    expect(menu.find('a[href="/x/introduction/installation/"]').length).toBeGreaterThan(0);
    expect(menu.find('a[href*="/x/search"]')).toHaveLength(0);
  });
});

test.describe('the words of a query', () => {
  const readMarks = (page: Page) =>
    page.evaluate(() => [...(CSS.highlights.get('found-word') ?? [])].map(String));

  test('are marked on the page of a hit until Escape, and not after a reload', async ({ page }) => {
    await openSearch(page);
    await search(page, 'opt out of telemetry');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/x\/guides\/telemetry\/(#[\w-]+)?$/);
    await expect.poll(() => readMarks(page)).toContain('telemetry');
    expect(await readMarks(page)).not.toContain('of');
    await page.keyboard.press('Escape');
    expect(await readMarks(page)).toEqual([]);
    await page.reload();
    await waitForPage(page);
    expect(await readMarks(page)).toEqual([]);
  });

  test('are marked where the hit is on the same page, until the next move', async ({ page }) => {
    await openSearch(page);
    await search(page, 'read a message');
    await page.locator(`.search-option[href^="${GRID}#"]`).first().click();
    await expect(page.locator('.search-dialog[open]')).toHaveCount(0);
    await expect.poll(() => readMarks(page)).toContain('message');
    await page.evaluate(() => {
      location.hash = '#see-also';
    });
    await expect.poll(() => readMarks(page)).toEqual([]);
  });
});
