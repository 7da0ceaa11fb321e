import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const GUIDE = '/x/introduction/support/';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the headings of the page open below its title, and lead to each', async ({ page }) => {
      await page.goto(GUIDE);
      const toc = page.locator('nav[aria-label="Page table of contents"]');
      await expect(toc).toBeHidden();
      await page.getByRole('button', { name: 'On this page' }).click();
      await expect(toc).toBeVisible();
      await toc.getByRole('link').nth(2).click();
      const id = new URL(page.url()).hash.slice(1);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    });

    test('the drawer has a head with a button that closes it', async ({ page }) => {
      await page.goto(GUIDE);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.locator('nav.menu');
      await expect(menu).toBeVisible();
      await menu.getByRole('button', { name: 'Close the menu' }).click();
      await expect(menu).toBeHidden();
    });
  });
}

test('no field is so small that browsers of phones enlarge the page for it', async ({ page }) => {
  for (const pathname of [GUIDE, '/x/api/tree-view/simple-tree-view/']) {
    await test.step(pathname, async () => {
      await page.goto(pathname);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const sizes = await page
        .locator('input:not([type="checkbox"], [type="radio"]), select, textarea')
        .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
    });
  }
});

test('the menu opens at the page that is read', async ({ page }) => {
  await page.goto('/x/react-charts/zoom-and-pan/');
  await waitForPage(page);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('.menu .app-drawer-active')).toBeInViewport({ ratio: 1 });
});

test('the sheet with the headings closes when one is chosen', async ({ page }) => {
  await page.goto(GUIDE);
  await waitForPage(page);
  await page.getByRole('button', { name: 'On this page' }).click();
  const toc = page.locator('.toc');
  await toc.getByRole('link').last().click();
  await expect(toc).toBeHidden();
});

test('a bar below the header names the section that is read, and opens the contents anywhere', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await waitForPage(page);
  const bar = page.getByRole('button', { name: 'On this page' });
  const toc = page.locator('.toc');
  await expect(bar).toHaveText('On this page');
  for (const link of [toc.getByRole('link').nth(1), toc.getByRole('link').last()]) {
    // oxlint-disable-next-line no-await-in-loop
    await bar.click();
    // oxlint-disable-next-line no-await-in-loop
    const text = (await link.textContent())!;
    // oxlint-disable-next-line no-await-in-loop
    await link.click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(bar).toHaveAccessibleName(`${text} On this page`);
    // oxlint-disable-next-line no-await-in-loop
    const [header, below, heading] = await Promise.all(
      [page.locator('.app-bar'), bar, page.locator(new URL(page.url()).hash)].map(
        async (element) => (await element.boundingBox())!,
      ),
    );
    expect(below!.y).toBe(header!.y + header!.height);
    expect(heading!.y).toBeGreaterThan(below!.y + below!.height);
  }
});

for (const address of [
  '/x/',
  '/x/react-charts/bars/',
  '/x/react-data-grid/editing/',
  '/x/react-tree-view/rich-tree-view/selection/',
]) {
  test(`the first demo begins on the first screen of ${address}`, async ({ page }) => {
    await page.goto(address);
    const stage = (await page.locator('.demo-stage').first().boundingBox())!;
    expect(stage.y).toBeLessThan(740);
  });
}

test('far down, a button leads back to the title', async ({ page }) => {
  await page.goto(GUIDE);
  await waitForPage(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.locator('.neighbours').scrollIntoViewIfNeeded();
  await button.click();
  await expect(page.locator('h1')).toBeInViewport();
  await expect(button).toBeHidden();
  await expect(page.locator('#main-content')).toBeFocused();
});

test('the ways to import are tabs on one line, and the code below them does not move', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const tabs = page.locator('.api-imports');
  const tops = await tabs
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
  const code = tabs.locator('.code:visible');
  const { x, width } = (await code.boundingBox())!;
  await tabs.evaluate((element) => (element.scrollLeft = 1000));
  await tabs.locator('input').last().check();
  const after = (await code.boundingBox())!;
  expect(after.width).toBe(width);
  // Scrolled boxes are on pixels of the screen.
  expect(Math.abs(after.x - x)).toBeLessThan(1);
});

test('a demo has the whole width of the screen', async ({ page }) => {
  await page.goto('/x/react-charts/quickstart/');
  const edges = await page.locator('.demo > .demo-stage').evaluateAll((stages) =>
    stages.map((stage) => {
      const { left, right } = stage.getBoundingClientRect();
      return [left, right - document.documentElement.clientWidth];
    }),
  );
  expect(edges).not.toHaveLength(0);
  expect(edges).toEqual(edges.map(() => [0, 0]));
});

test('lines of code scroll clear of the copy button', async ({ page }) => {
  await page.goto('/x/react-charts/quickstart/');
  const blocks = page.locator('.code:visible:has(> .MuiCode-copy)');
  const ends = await blocks.evaluateAll((elements) =>
    elements.map((block) => {
      const pre = block.querySelector('pre')!;
      pre.scrollLeft = pre.scrollWidth;
      const range = document.createRange();
      const texts = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      const rights: number[] = [];
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        rights.push(range.getBoundingClientRect().right);
      }
      return Math.max(...rights) - block.querySelector('.MuiCode-copy')!.getBoundingClientRect().left;
    }),
  );
  expect(ends.length).toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(0);
});
