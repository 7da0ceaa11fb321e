import fs from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import lzString from 'lz-string';
import type { Locator, Page } from '@playwright/test';
import { readKeyRegion } from '../src/node/demos/code/keyRegion';
import { expectAccessible } from './support/expectAccessible';
import { readAppearance } from './support/readAppearance';
import { readPost } from './support/readPost';
import { watchFaults } from './support/watchFaults';
import { expect, test } from './support/test';

const PROJECT = path.resolve(import.meta.dirname, '..');
const CHART_PAGE = '/x/react-charts/stacking/';
const CHART = 'StackOffsets';
const TREE_PAGE = '/x/react-tree-view/';
const TREE = 'EditableOutline';
const STYLED_PAGE = '/x/react-tree-view/simple-tree-view/items/';
const STYLED = 'GuideLines';

/** The code of a demo as users see it: without the marks of its key lines. */
function readSource(file: string): string {
  return readKeyRegion(fs.readFileSync(path.join(PROJECT, 'data', file), 'utf8')).code;
}

async function open(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address);
  const demo = page.locator(`[id="${name}.tsx"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('toolbar')).toBeVisible();
  return demo;
}

/** Requires that package.json has the installed versions. */
function expectVersions(text: string, names: readonly string[]): void {
  const { dependencies } = JSON.parse(text) as { dependencies: Record<string, string> };
  for (const name of names) {
    const file = path.join(PROJECT, 'node_modules', name, 'package.json');
    expect(dependencies[name]).toBe(
      (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version,
    );
  }
}

test('StackBlitz gets the demo as it is in the repository, with a project around it', async ({ page }) => {
  const demo = await open(page, CHART_PAGE, CHART);
  const { address, fields } = await readPost(page, 'https://stackblitz.com', () =>
    demo.getByRole('button', { name: 'Open in StackBlitz' }).click(),
  );
  expect(address.pathname + address.search).toBe(`/run?file=src/${CHART}.tsx`);
  expect(fields.get('project[title]')).toBe(CHART);
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[description]')).toBe(new URL(`${CHART_PAGE}#${CHART}.tsx`, page.url()).href);
  expect(fields.get(`project[files][src/${CHART}.tsx]`)).toBe(readSource(`charts/stacking/${CHART}.tsx`));
  expectVersions(fields.get('project[files][package.json]')!, ['@mui/x-charts', '@mui/material', 'react']);
  const files = [...fields.keys()].filter((name) => name.startsWith('project[files]'));
  const names = files.map((name) => name.slice('project[files]['.length, -1));
  expect(new Set(names)).toEqual(
    new Set([
      '.gitignore',
      'index.html',
      'package.json',
      'tsconfig.json',
      'vite.config.ts',
      `src/${CHART}.tsx`,
      'src/main.tsx',
    ]),
  );
});

test('CodeSandbox gets every file of the demo', async ({ page }) => {
  const demo = await open(page, TREE_PAGE, TREE);
  const { address, fields } = await readPost(page, 'https://codesandbox.io', () =>
    demo.getByRole('button', { name: 'Open in CodeSandbox' }).click(),
  );
  expect(address.pathname).toBe('/api/v1/sandboxes/define');
  expect(fields.get('query')).toBe(`file=/src/${TREE}.tsx`);
  const json = lzString.decompressFromBase64(
    fields.get('parameters')!.replaceAll('-', '+').replaceAll('_', '/'),
  );
  const { files } = JSON.parse(json) as { files: Record<string, { content: string }> };
  expect(files[`src/${TREE}.tsx`]!.content).toContain("from './data'");
  expect(files['src/data.ts']!.content).toContain('export const');
  expectVersions(files['package.json']!.content, ['react-dom', '@emotion/react']);
});

test('a download is a zip of the source that is shown', async ({ page }) => {
  const demo = await open(page, STYLED_PAGE, STYLED);
  await demo.getByRole('button', { name: 'CSS', exact: true }).click();
  await demo.getByRole('button', { name: 'More' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('menuitem', { name: 'Download as a project' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('guide-lines.zip');
  const entries = unzipSync(fs.readFileSync(await download.path()));
  const read = (file: string) => strFromU8(entries[`guide-lines/${file}`]!);
  expect(read(`src/${STYLED}.tsx`).trim()).toContain('className=');
  const sheet = Object.keys(entries).find((file) => file.endsWith('.css'));
  expect(sheet).toBeDefined();
  expect(read(`src/${STYLED}.tsx`)).toContain(`'./${path.posix.basename(sheet!)}'`);
  expect(read('src/main.tsx')).toContain('<StyledEngineProvider injectFirst>');
  await expect(demo.getByRole('button', { name: 'More' })).toBeFocused();
});

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const demo = await open(page, CHART_PAGE, CHART);
  await demo.getByRole('button', { name: 'More' }).click();
  await page.keyboard.press('Escape');
  expect(loaded).not.toContain('/demos/packages.json');
  await readPost(page, 'https://stackblitz.com', () =>
    demo.getByRole('button', { name: 'Open in StackBlitz' }).click(),
  );
  expect(loaded.filter((pathname) => pathname === '/demos/packages.json')).toHaveLength(1);
});

test('a project that cannot be made says so, and the next try can', async ({ page }) => {
  const isTable = (url: URL) => url.pathname === '/demos/packages.json';
  // As a request that the user's own network drops.
  await page.route(isTable, (route) => route.abort('aborted'));
  const demo = await open(page, CHART_PAGE, CHART);
  const button = demo.getByRole('button', { name: 'Open in StackBlitz' });
  await button.click();
  await expect(demo.getByRole('alert')).toContainText('Could not make the project.');
  await expectAccessible(page, '.demo-tools');
  await page.unroute(isTable);
  await readPost(page, 'https://stackblitz.com', () => button.click());
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test.describe('a demo alone', () => {
  /** Playwright takes a new page for closed when the browser shows a document there that it has prerendered. */
  async function forbidPrerendering(page: Page): Promise<void> {
    await page.evaluate(() => document.querySelector('script[type=speculationrules]')!.remove());
  }

  async function openAlone(page: Page, address: string, name: string, styling?: string): Promise<Page> {
    const demo = await open(page, address, name);
    await forbidPrerendering(page);
    if (styling) {
      await demo.getByRole('button', { name: styling, exact: true }).click();
    }
    const [alone] = await Promise.all([
      page.waitForEvent('popup'),
      demo
        .getByRole('button', { name: 'More' })
        .click()
        .then(() => openAloneFrom(demo)),
    ]);
    return alone;
  }

  /** Where the toolbar has no room for the link, it is in the menu. */
  async function openAloneFrom(demo: Locator): Promise<void> {
    const item = demo.getByRole('menuitem', { name: /^(Open alone|单独打开)$/ });
    if (await item.isVisible()) {
      await item.click();
      return;
    }
    await demo.page().keyboard.press('Escape');
    await demo.getByRole('link', { name: /^(Open alone|单独打开)$/ }).click();
  }

  test('comes alive, and axe finds nothing', async ({ page, baseURL }) => {
    const alone = await openAlone(page, CHART_PAGE, CHART);
    const takeFaults = watchFaults(alone, baseURL!);
    await alone.reload();
    const stage = alone.locator('.demo-stage');
    await expect(stage).toHaveAttribute('data-live', '');
    await expect(stage.locator('.MuiChartsSurface-root')).toBeVisible();
    await expect(alone).toHaveTitle('Offsets of a stack with negative values - Stacking - MUI X');
    await expect(alone.locator('.app-bar')).toHaveCount(0);
    await expectAccessible(alone);
    expect(takeFaults()).toEqual([]);
  });

  test('looks as it does on its page', async ({ page }) => {
    const onPage = (await open(page, CHART_PAGE, CHART)).locator('.demo-stage');
    await expect(onPage).toHaveAttribute('data-live', '');
    const look = await readAppearance(onPage);
    const { width } = (await onPage.boundingBox())!;
    const alone = await openAlone(page, CHART_PAGE, CHART);
    const stage = alone.locator('.demo-stage');
    await expect(stage).toHaveAttribute('data-live', '');
    // The page around a demo gives it a width and a border.
    await stage.evaluate((element, length) => {
      Object.assign((element as HTMLElement).style, { width: `${length}px`, border: '1px solid' });
    }, width);
    expect(look.length).toBeGreaterThan(20);
    await expect.poll(() => readAppearance(stage)).toEqual(look);
  });

  test('runs in the styling that was chosen', async ({ page }) => {
    const alone = await openAlone(page, STYLED_PAGE, STYLED, 'Tailwind');
    await expect(alone.locator(`[data-styling="${STYLED}-tailwind"]`)).toBeAttached();
    await expect(alone.locator('.demo-stage')).toHaveAttribute('data-live', '');
  });

  test('speaks the language of its page', async ({ page }) => {
    await page.goto('/zh/x/react-charts/stacking/');
    await forbidPrerendering(page);
    const demo = page
      .locator('.demo')
      .filter({ has: page.locator('.demo-stage') })
      .first();
    await demo.scrollIntoViewIfNeeded();
    const name = (await demo.getAttribute('id'))!.replace('.tsx', '');
    await expect(demo.getByRole('toolbar', { name: `${name} 的工具` })).toBeVisible();
    const [alone] = await Promise.all([page.waitForEvent('popup'), openAloneFrom(demo)]);
    await expect(alone.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(alone.locator('.demo-stage')).toHaveAttribute('data-live', '');
  });

  for (const [query, text] of [
    ['', 'There is no demo at this address.'],
    ['?page=https://example.com/x/a/&demo=Rows', 'There is no demo at this address.'],
    ['?page=/zh/x/react-charts/stacking/&demo=Gone', '这个地址没有示例。'],
  ] as const) {
    test(`says so where there is none: ${query}`, async ({ page }) => {
      await page.goto(`/demos/${query}`);
      await expect(page.getByRole('alert')).toHaveText(text);
      await expectAccessible(page);
    });
  }
});
