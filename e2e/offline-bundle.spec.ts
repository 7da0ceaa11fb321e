import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { writeOfflineBundle } from '../src/node/export/offline-bundle/writeOfflineBundle';
import { MCP_SERVER_FILE } from '../src/node/export/site-files/writeMcpServer';
import { connectAgent } from './agents/connectAgent';
import { linkTree } from './support/copyProject';
import { createSite, OUT, type TestSite } from './support/createSite';
import { makeDemosLive, waitForPage } from './support/demos';
import { expect, test as base } from './support/test';

const FOLDER = '/docs/some/where/';

/** Most pages of the site, which are packed like the others. No test opens one. */
const LEFT_OUT = [
  'x/api/charts',
  'x/api/date-pickers',
  'x/api/tree-view',
  'x/react-charts',
  'x/react-tree-view',
  'zh/x/api',
  'zh/x/react-charts',
  'zh/x/react-data-grid',
  'zh/x/react-date-pickers',
  'zh/x/react-tree-view',
];

/** The tests of the site, where the site is the copy: written, unpacked and served once for all of them. */
const test = base.extend<object, { folder: string; site: TestSite }>({
  folder: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-bundle-'));
      const file = path.join(directory, 'copy.zip');
      const projectDirectory = path.dirname(OUT);
      const outDirectory = path.join(directory, 'out');
      linkTree(OUT, outDirectory);
      for (const folder of LEFT_OUT) {
        fs.rmSync(path.join(outDirectory, folder), { recursive: true });
      }
      await writeOfflineBundle({ projectDirectory, outDirectory, file, date: new Date(2026, 0, 1) });
      for (const [name, content] of Object.entries(unzipSync(fs.readFileSync(file)))) {
        const target = path.join(directory, 'root', FOLDER, name);
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.writeFileSync(target, content);
      }
      await provide(path.join(directory, 'root'));
      fs.rmSync(directory, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    async ({ folder }, provide) => {
      const site = await createSite(folder);
      await provide(site);
      site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, provide) => provide(`http://localhost:${site.port}`),
});

// One copy for all tests of the file, which run in one worker.
test.describe.configure({ mode: 'default' });

test('the copy begins with the first page, and links lead on within its folder', async ({ page, site }) => {
  await page.goto(FOLDER);
  await expect(page).toHaveURL(`${FOLDER}x/`);
  await waitForPage(page);
  const start = page.getByRole('link', { name: 'Get started' });
  await start.hover();
  await start.click();
  await expect(page.locator('h1')).toHaveText('Installation');
  await expect(page).toHaveURL(`${FOLDER}x/introduction/installation/`);
  await waitForPage(page);
  await page.locator('.settings-button').click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(`${FOLDER}zh/x/introduction/installation/`);
  await waitForPage(page);
  expect(site.requests.filter((request) => !request.startsWith(FOLDER))).toEqual([]);
});

test('demos run, code opens, headings are reached, images and fonts are there', async ({ page, site }) => {
  await page.goto(`${FOLDER}x/react-data-grid/events/`);
  await waitForPage(page);
  await makeDemosLive(page);
  await page.locator('.demo-source:not([open]) > summary').first().click();
  await expect(page.locator('.ad-slot > *')).not.toHaveCount(0);
  await page.locator('.toc a').nth(2).click();
  await expect(page).toHaveURL(/events\/#/);
  expect(await page.evaluate(async () => (await document.fonts.ready).size)).toBeGreaterThan(0);
  expect(site.requests.filter((request) => !request.startsWith(FOLDER))).toEqual([]);
});

test('the search finds, and leads on within the folder', async ({ page, site }) => {
  await page.goto(`${FOLDER}x/introduction/licensing/`);
  await waitForPage(page);
  await page.locator('.search-field').click();
  await page.locator('.search-input').fill('pageSizeOptions');
  const active = page.locator('[role="option"][aria-selected="true"]');
  await expect(active).toContainText('[25, 50, 100]', { timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${FOLDER}x/api/data-grid/data-grid/#data-grid-prop-pageSizeOptions`);
  expect(site.requests.filter((request) => !request.startsWith(FOLDER))).toEqual([]);
});

test('an API page and a framed demo work', async ({ page, site }) => {
  await page.goto(`${FOLDER}x/api/data-grid/data-grid/`);
  await waitForPage(page);
  await page.goto(`${FOLDER}x/react-date-pickers/date-picker/`);
  await waitForPage(page);
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('.demo-stage')).toHaveAttribute('data-live', '');
  expect(site.requests.filter((request) => !request.startsWith(FOLDER))).toEqual([]);
});

test('the server for coding agents answers from the copy', async ({ folder }) => {
  const client = await connectAgent(path.join(folder, FOLDER, MCP_SERVER_FILE));
  const { content } = await client.callTool({ name: 'search', arguments: { query: 'pageSizeOptions' } });
  await client.close();
  expect(content).toEqual([expect.objectContaining({ text: expect.stringContaining('[25, 50, 100]') })]);
});
