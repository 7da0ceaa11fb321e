import type { Page } from '@playwright/test';
import { makeLive } from './demos/demoPlace';
import { makeDemosLive, waitForPage } from './support/demos';
import { openWithDemosHeld } from './support/openWithDemosHeld';
import { expect, test } from './support/test';

const GRID_PAGE = '/x/react-data-grid/quickstart/';
const CHART_PAGE = '/x/react-charts/stacking/';
const TREE_PAGE = '/x/react-tree-view/simple-tree-view/items/';

/** Emotion rules that are more than once in the document. */
function findDoubleRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.querySelectorAll('style[data-emotion]')].flatMap((style) => {
      const { sheet } = style as HTMLStyleElement;
      return sheet ? [...sheet.cssRules].map((rule) => rule.cssText) : [];
    });
    // The same declarations may be twice within one component; a rule written twice doubles all of them.
    const names = rules.filter((rule) => /^\.css-[\w-]+ \{/.test(rule));
    return names.filter((rule, index) => names.indexOf(rule) !== index);
  });
}

test('a demo keeps its state when the user moves within the page', async ({ page }) => {
  await page.goto(GRID_PAGE);
  await waitForPage(page);
  const stage = page.locator('.demo-stage').first();
  await makeLive(stage);
  const header = stage.getByRole('columnheader').first();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  await page.locator('.toc a').last().click();
  await expect(page).toHaveURL(/#/);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.locator('.prose').first()).not.toBeEmpty();
});

test('a press on a picture of a grid is done again on the live grid', async ({ page }) => {
  const release = await openWithDemosHeld(page, GRID_PAGE);
  const stage = page.locator('.demo-stage').first();
  await stage.getByRole('columnheader').first().click();
  await expect(stage).not.toHaveAttribute('data-live');
  await release();
  await expect(stage.getByRole('columnheader').first()).toHaveAttribute('aria-sort', 'ascending');
});

test('a key pressed on a tree that is not live yet is done again', async ({ page }) => {
  const release = await openWithDemosHeld(page, TREE_PAGE);
  const stage = page.locator('.demo-stage').first();
  const items = stage.getByRole('treeitem');
  const group = stage.locator('[role="treeitem"][aria-expanded="false"]').first();
  const count = await items.count();
  await group.click();
  await expect(stage).not.toHaveAttribute('data-live');
  await page.keyboard.press('ArrowDown');
  await release();
  await expect.poll(() => items.count()).toBeGreaterThan(count);
  await expect(stage.locator('[role="treeitem"]:focus')).toHaveCount(1);
});

test('no rule of a demo is twice', async ({ page }) => {
  await page.goto(CHART_PAGE);
  await waitForPage(page);
  await makeDemosLive(page);
  expect(await findDoubleRules(page)).toEqual([]);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  test('a chart has the dark palette before it is live', async ({ page }) => {
    const release = await openWithDemosHeld(page, CHART_PAGE);
    const bar = page
      .locator('.demo-stage .MuiBarElement-root, .demo-stage .MuiBarElement-series-auto-generated-id-0')
      .first();
    await expect(bar).toHaveCSS('fill', 'rgb(73, 90, 251)');
    await release();
  });
});

test('a crash is reported in the place of the demo, which can be tried again, and leaves the page alive', async ({
  browser,
  baseURL,
}) => {
  // A page of its own: the crash is on its console.
  const crashing = await browser.newPage({ baseURL });
  await crashing.route('**/x/client/demos/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Demo() { if (!window.isRepaired) throw new Error("boom"); return "Repaired"; }',
    }),
  );
  await crashing.goto(GRID_PAGE);
  await crashing.locator('.demo-stage').first().scrollIntoViewIfNeeded();
  const alert = crashing.locator('.demo-crash').first();
  await expect(alert).toBeVisible();
  await expect(alert.locator('pre')).not.toBeEmpty();
  const report = await alert.getByRole('link', { name: 'Report this error' }).getAttribute('href');
  const text = new URL(report!).searchParams.get('body')!;
  expect(text).toContain(`Page: ${baseURL}${GRID_PAGE}`);
  expect(text).toContain('Demo: data-grid/quickstart/');
  expect(text).toMatch(/Versions: documentation \S+, @mui\/x-data-grid \d/);
  expect(text).toContain('Error: boom');
  await expect(alert.getByRole('link', { name: 'Site health' })).toHaveAttribute(
    'href',
    /^\/x\/health\/#data-grid-quickstart-/,
  );
  await crashing.locator('.toc a').first().click();
  await expect(crashing).toHaveURL(/#/);
  const stage = crashing.locator('.demo-stage').first();
  await expect(stage).toBeHidden();
  await crashing.evaluate(() => Object.assign(window, { isRepaired: true }));
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(stage).toHaveText('Repaired');
  await expect(stage.locator('~ * .demo-crash')).toHaveCount(0);
  await crashing.unrouteAll({ behavior: 'ignoreErrors' });
  await crashing.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of [GRID_PAGE, CHART_PAGE, TREE_PAGE, '/x/react-date-pickers/quickstart/']) {
    test(`${route} shows every demo and its code`, async ({ page }) => {
      await page.goto(route);
      const stages = page.locator('.demo-stage');
      const count = await stages.count();
      expect(count).toBeGreaterThan(0);
      for (let index = 0; index < count; index += 1) {
        const stage = stages.nth(index);
        const text = await stage.textContent();
        const marks = await stage.locator('path, rect, circle, input').count();
        expect((text ?? '').trim().length + marks).toBeGreaterThan(0);
        const box = await stage.boundingBox();
        expect(box!.height).toBeGreaterThan(40);
      }
      const source = page.locator('.demo-source').first();
      if (!(await source.evaluate((element) => (element as HTMLDetailsElement).open))) {
        await source.locator('summary').click();
      }
      await expect(source.locator('pre').first()).toBeVisible();
      await expect(source.locator('pre').first()).toContainText('export default function');
    });
  }
});
