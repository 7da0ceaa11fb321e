import type { Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { findApiFilter } from './support/findApiFilter';
import { createSharedPageTest } from './support/sharedPage';
import { expect, test } from './support/test';

/** The page with the most rows. */
const LONGEST = '/x/api/data-grid/data-grid-premium/';
const ROWS = 574;

declare global {
  interface Window {
    /** While it is set, the browser never rests. */
    isRestless?: boolean;
    /** Starts what waited. */
    rest: () => void;
  }
}

/** Lets a test decide when the browser rests; call before the page is opened. */
async function controlRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const request = window.requestIdleCallback.bind(window);
    const waiting = new Map<number, [IdleRequestCallback, IdleRequestOptions?]>();
    let last = 0;
    const run = (id: number) =>
      request((deadline) => {
        const [callback] = waiting.get(id) ?? [];
        waiting.delete(id);
        callback?.(deadline);
      }, waiting.get(id)?.[1]);
    window.requestIdleCallback = (...call) => {
      last += 1;
      waiting.set(last, call);
      if (!window.isRestless) {
        run(last);
      }
      return last;
    };
    window.cancelIdleCallback = (id) => waiting.delete(id);
    window.rest = () => {
      window.isRestless = false;
      for (const id of waiting.keys()) {
        run(id);
      }
    };
  });
}

/** Waits for the controller of a page, which loads after it. */
async function waitForController(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(0, 0);
    await page.locator('.api-row:visible').first().hover();
    await expect(page.locator('.api-copy-link')).toHaveCount(1, { timeout: 200 });
  }).toPass({ timeout: 30_000 });
}

/** Opens the lists that are folded because they are long. */
async function unfoldLists(page: Page): Promise<void> {
  await page.locator('.api-section > details').evaluateAll((folds: HTMLDetailsElement[]) => {
    folds.forEach((fold) => (fold.open = true));
  });
}

/** Opens a page of the API in a layout, with all lists and rows in view. */
async function open(page: Page, address: string, layout: string): Promise<void> {
  await controlRest(page);
  await page.addInitScript((value) => {
    localStorage.setItem('apiPage_props', value);
  }, layout);
  await page.goto(address);
  await waitForPage(page);
  await waitForController(page);
  await unfoldLists(page);
  await page
    .locator('.api-row:visible')
    .first()
    .evaluate((row) => row.scrollIntoView({ block: 'center' }));
}

/** The last rows come when the browser has rested several times. */
const LATE = { timeout: 30_000 };

/** The rows that are shown, wherever they are; what is out of sight is known by its content. */
const countRows = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('.api-row')].filter((row) => row.firstElementChild!.checkVisibility())
        .length,
  );

interface Answer {
  /** The rows that are in view, and where they are, in px from its top. */
  tops: Record<string, number>;
  /** Whether rows fill the view. */
  isFull: boolean;
}

function readAnswer(page: Page): Promise<Answer> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('.api-row')].filter((row) =>
      row.firstElementChild!.checkVisibility(),
    );
    const places = rows.map((row) => ({ id: row.id, top: row.getBoundingClientRect().top }));
    return {
      tops: Object.fromEntries(places.filter(({ top }) => top < innerHeight).map(({ id, top }) => [id, top])),
      isFull: rows.length > 0 && rows.at(-1)!.getBoundingClientRect().bottom >= innerHeight,
    };
  });
}

/** Types into the filter while the browser does not rest. */
async function typeRestless(page: Page, text: string): Promise<{ answer: Answer; touched: number }> {
  await page.evaluate(() => {
    window.isRestless = true;
  });
  const touched = await page.evaluate((value) => {
    const observer = new MutationObserver(() => {});
    observer.observe(document.querySelector('article')!, { subtree: true, attributeFilter: ['aria-hidden'] });
    const input = document.querySelector<HTMLInputElement>('.api-filter input')!;
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return observer.takeRecords().length;
  }, text);
  return { answer: await readAnswer(page), touched };
}

/** Lets the browser rest until so many rows are shown. */
async function rest(page: Page, count: number): Promise<void> {
  await page.evaluate(() => window.rest());
  await expect.poll(() => countRows(page), LATE).toBe(count);
}

/** Tests of the longest page, with all of its rows. */
const filterTest = createSharedPageTest({
  address: LONGEST,
  setUp: controlRest,
  prepare: async (page) => {
    await waitForController(page);
    await unfoldLists(page);
  },
  restore: async (page) => {
    await page.evaluate(() => window.rest());
    for (const name of ['Required only', 'Hide deprecated']) {
      await page.getByRole('checkbox', { name }).uncheck();
    }
    await findApiFilter(page).fill('');
    await expect.poll(() => countRows(page), LATE).toBe(ROWS);
  },
});

test('where nothing matches, nothing else is below the filter', async ({ page }) => {
  for (const pathname of ['/x/api/tree-view/simple-tree-view/', '/x/react-tree-view/components-api/']) {
    await test.step(pathname, async () => {
      await page.goto(`${pathname}?filter=zzz`);
      await expect(page.getByRole('link', { name: 'Search the site for “zzz”' })).toBeVisible();
      const others = page.locator('.api-search ~ * :is(a, code), .api-search ~ :is(h2, a)');
      const listTexts = () =>
        others.evaluateAll((parts) =>
          parts.filter((part) => part.checkVisibility()).map(({ textContent }) => textContent),
        );
      expect(await listTexts()).toEqual([]);
      await expect(page.locator('.toc a:visible')).toHaveCount(0);
      await page.getByRole('button', { name: 'Clear the filter' }).click();
      await expect.poll(async () => (await listTexts()).length).toBeGreaterThan(10);
    });
  }
});

for (const layout of ['table', 'collapsed']) {
  test(`the next frame has the answer in view, the rest follows below: ${layout}`, async ({ page }) => {
    await open(page, LONGEST, layout);
    expect(await countRows(page)).toBe(ROWS);
    const all = await readAnswer(page);
    expect(Object.keys(all.tops).length).toBeGreaterThan(2);

    // Names come first.
    const matching = await page
      .locator('.api-row > .api-name')
      .evaluateAll((names) => names.filter((name) => name.textContent.toLowerCase().includes('pa')).length);
    expect(matching).toBeGreaterThan(20);
    expect(matching).toBeLessThan(ROWS / 2);
    const some = await typeRestless(page, 'pa');
    expect(some.answer.isFull).toBe(true);
    // Nearly 400 rows have to go; those in view go first.
    expect(some.touched).toBeLessThan(100);
    await rest(page, matching);
    expect((await readAnswer(page)).tops).toEqual(some.answer.tops);

    const none = await typeRestless(page, 'no row is like this');
    expect(none.answer.tops).toEqual({});
    expect(none.touched).toBeLessThan(10);
    const { answer, touched } = await typeRestless(page, '');
    expect(answer).toEqual(all);
    expect(touched).toBeLessThan(100);
    await rest(page, ROWS);
    expect(await readAnswer(page)).toEqual(all);
  });
}

filterTest('the answer is said, and starts below the filter wherever the user was', async ({ page }) => {
  await page.locator('#data-grid-premium-css-root').scrollIntoViewIfNeeded();
  const filter = findApiFilter(page);
  await filter.pressSequentially('pagesizeopt');
  await expect.poll(() => countRows(page), LATE).toBe(1);
  const row = page.locator('#data-grid-premium-prop-pageSizeOptions');
  await expect(row).toBeInViewport();
  const search = (await page.locator('.api-filter-field').boundingBox())!;
  expect((await row.boundingBox())!.y).toBeGreaterThanOrEqual(search.y + search.height);
  await expect(page.locator('.api-filter').getByRole('status')).toHaveText(`1 of ${ROWS}`);
  await filter.pressSequentially('zzz');
  await expect(page.locator('.api-filter').getByRole('status')).toHaveText('No matches');
  await expect.poll(() => countRows(page), LATE).toBe(0);
  await filter.fill('');
  await expect.poll(() => countRows(page), LATE).toBe(ROWS);
  await expect(page.locator('.api-filter').getByRole('status')).toBeEmpty();
});

filterTest('boxes choose rows, and give them back', async ({ page }) => {
  const required = page.getByRole('checkbox', { name: 'Required only' });
  const current = page.getByRole('checkbox', { name: 'Hide deprecated' });
  await required.check();
  await expect.poll(() => countRows(page), LATE).toBe(1);
  await required.uncheck();
  await expect.poll(() => countRows(page), LATE).toBe(ROWS);
  await current.check();
  await expect.poll(() => countRows(page), LATE).toBe(569);
  await expect(page.locator('.api-row-deprecated:visible')).toHaveCount(0);
});

filterTest('a link to a row that waits, or that the filter hides, shows and marks it', async ({ page }) => {
  const row = page.locator('#data-grid-premium-css-root');
  await typeRestless(page, 'no row is like this');
  await typeRestless(page, '');
  await expect(row).toBeHidden();
  await page.evaluate(() => (location.hash = 'data-grid-premium-css-root'));
  await expect(row).toBeInViewport();
  await expect(row).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

  await page.evaluate(() => window.rest());
  await findApiFilter(page).fill('pagesizeopt');
  await expect.poll(() => countRows(page), LATE).toBe(1);
  await page.evaluate(() => (location.hash = 'data-grid-premium-slot-toolbar'));
  await expect(page.locator('#data-grid-premium-slot-toolbar')).toBeInViewport();
  await expect(findApiFilter(page)).toHaveValue('');
  expect(await countRows(page)).toBe(ROWS);
});

filterTest(
  'the browser finds text in rows that it has not laid out, and not in rows that are left out',
  async ({ page }) => {
    const name = await page.locator('.api-row .api-name code').last().textContent();
    const find = () =>
      page.evaluate((text) => {
        getSelection()!.removeAllRanges();
        return (window as unknown as { find: (text: string) => boolean }).find(text);
      }, name!);
    expect(await find()).toBe(true);
    await findApiFilter(page).fill('pagesizeopt');
    await expect.poll(() => countRows(page), LATE).toBe(1);
    expect(await find()).toBe(false);
  },
);

filterTest('a screen reader meets one list of rows a section', async ({ page }) => {
  const lists = page.locator('.api-section').getByRole('list').and(page.locator('.api-rows'));
  await expect(lists).toHaveCount(await page.locator('.api-section').count());
  const items = lists.first().getByRole('listitem').and(page.locator('.api-row'));
  await expect(items).toHaveCount(await lists.first().locator('.api-row').count());

  await findApiFilter(page).fill('pagesizeopt');
  await expect(items).toHaveText(/pageSizeOptions/);
});

/** Views in which the filter is near the lower edge, or sticks to the top of a small one. */
const VIEWS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const viewport of VIEWS) {
  filterTest(
    `the first answer is brought into view, and the field keeps its size: ${viewport.width} px`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      const filter = findApiFilter(page);
      // Where a user finds it on the way down: whatever it filters is below the view.
      await filter.evaluate((field) =>
        scrollTo(0, field.getBoundingClientRect().bottom + scrollY + 20 - innerHeight),
      );
      const { width, height } = (await filter.boundingBox())!;
      await filter.pressSequentially('pagina');
      const first = page.locator(':not([aria-hidden]) > .api-row:not([aria-hidden])').first();
      await expect(first).toBeInViewport({ ratio: 0.5 });
      await expect(filter).toBeInViewport();
      expect(await filter.boundingBox()).toMatchObject({ width, height });
      await filter.pressSequentially('zzz');
      await expect(page.locator('.api-filter').getByRole('status')).toHaveText('No matches');
      expect(await filter.boundingBox()).toMatchObject({ width, height });
    },
  );
}

filterTest('on a phone only the field stays in view while the lists are read', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('#data-grid-premium-prop-pageSizeOptions').scrollIntoViewIfNeeded();
  await expect(findApiFilter(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('checkbox', { name: 'Required only' })).not.toBeInViewport();
  const covered = await page.evaluate(() => {
    const bar = document.querySelector('.toc-bar')!.getBoundingClientRect().bottom;
    const isFilter = (y: number) => document.elementFromPoint(180, y)?.closest('.api-search') !== null;
    let y = bar;
    while (isFilter(y)) {
      y += 1;
    }
    return y - bar;
  });
  expect(covered).toBeGreaterThan(40);
  expect(covered).toBeLessThanOrEqual(60);
});
