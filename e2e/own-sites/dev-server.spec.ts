import path from 'node:path';
import type { Page } from '@playwright/test';
import { findPages } from '../../src/node/pages/markdown/findPages';
import { copyProject, type ProjectCopy } from '../support/copyProject';
import { waitForPage } from '../support/demos';
import { startDevServer, type DevServer } from '../support/startDevServer';
import { expect, test } from '../support/test';
import { DEV_SERVER_GUIDES } from './ownSites';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 1;
const PROJECT = path.resolve(import.meta.dirname, '../..');
const FOLDER = 'data/introduction/dev-server-check';
const MARKDOWN = `${FOLDER}/dev-server-check.md`;
const DEMO = `${FOLDER}/Counter.tsx`;
const TEST_FILE = `${FOLDER}/Counter.test.ts`;
const ADDRESS = '/x/introduction/dev-server-check/';

const PAGE = `---
title: Development server check
description: A page that exists while the test of the development server runs, and at no other time at all.
inMenu: false
---

First paragraph.

::demo{src="Counter.tsx"}

## Below the demo

Last paragraph.
`;

const NEXT_MARKDOWN = `${FOLDER}-next/dev-server-check-next.md`;
const NEXT_ADDRESS = '/x/introduction/dev-server-check-next/';

const NEXT_PAGE = PAGE.replace('Development server check', 'Second development server check')
  .replace('A page that exists', 'Another page that exists')
  .replace('First paragraph.', 'Second text.')
  .replace('::demo{src="Counter.tsx"}\n\n', '');

const COUNTER = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>pressed {count} times</Button>;
}
`;

const TEST_TEXT = "export const title = 'A press is counted.';\n";

let project: ProjectCopy | undefined;
let server: DevServer | undefined;

// One server for all tests of the file, which run in one worker.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${PORT}` });
// Compiling on demand takes its time on a slow machine.
test.setTimeout(900_000);

test.beforeAll(async () => {
  test.setTimeout(900_000);
  // A test that ends half way leaves nothing in the project: the next build would publish it.
  // Its guides are a few pages: all of them are compiled in the background while the tests run.
  const pageIds = await findPages(PROJECT);
  project = copyProject(
    PROJECT,
    pageIds.filter((pageId) => !pageId.startsWith(`${DEV_SERVER_GUIDES}/`)).map((pageId) => `data/${pageId}`),
  );
  project.write(MARKDOWN, PAGE);
  project.write(NEXT_MARKDOWN, NEXT_PAGE);
  project.write(DEMO, COUNTER);
  project.write(TEST_FILE, TEST_TEXT);
  server = startDevServer(project.directory, PORT);
  await expect.poll(() => server!.serves(ADDRESS), { timeout: 870_000, intervals: [1000] }).toBe(true);
});

test.afterAll(async () => {
  await server?.stop();
  await project?.remove();
});

/**
 * Tries again until it succeeds: Next.js misses changes while it compiles a page for the first time, and may then load
 * the whole page again.
 */
async function tryAgain(attempt: (count: number) => Promise<void>): Promise<void> {
  let count = 0;
  await expect(async () => {
    count += 1;
    await attempt(count);
  }).toPass({ timeout: 240_000 });
}

/** Saves a file until the page shows it. */
const save = (file: string, text: string, expectShown: () => Promise<void>): Promise<void> =>
  tryAgain(async () => {
    project!.write(file, text);
    await expectShown();
  });

const expectText = (page: Page, text: string) => () =>
  expect(page.getByText(text)).toBeVisible({ timeout: 20_000 });

/** Opens the page, and presses its demo once. */
async function openPressedDemo(page: Page): Promise<void> {
  await page.goto(ADDRESS);
  await waitForPage(page);
  await expect(page.locator('.demo-stage')).toHaveAttribute('data-live', '', { timeout: 120_000 });
  await page.getByRole('button', { name: ' 0 times' }).click();
  await expect(page.getByRole('button', { name: ' 1 times' })).toBeVisible();
}

test('a save of markdown shows at once, and running demos keep their state', async ({ page }) => {
  await tryAgain(async (count) => {
    await openPressedDemo(page);
    project!.write(MARKDOWN, PAGE.replace('Last paragraph.', `Changed paragraph ${count}.`));
    await expectText(page, `Changed paragraph ${count}.`)();
    await expect(page.getByText('First paragraph.')).toBeVisible();
    await expect(page.getByRole('button', { name: ' 1 times' })).toBeVisible({ timeout: 1000 });
  });
});

test('a save of a demo shows at once, and the demo keeps its state', async ({ page }) => {
  let saved = '';
  await tryAgain(async (count) => {
    saved = `clicked (${count})`;
    await openPressedDemo(page);
    project!.write(DEMO, COUNTER.replace('pressed', saved));
    await expectText(page, `${saved} 1 times`)();
    await expect(page.getByText('First paragraph.')).toBeVisible();
  });
  // The snapshot and the code that the page has before the demo is live follow.
  await expect
    .poll(async () => (await page.request.get(ADDRESS)).text(), { timeout: 240_000 })
    .toContain(saved);
});

test('a mistake is named above the text of its page, and goes with its correction', async ({ page }) => {
  await page.goto(ADDRESS);
  const error = page.locator('.callout-error');
  const wrong = PAGE.replace('Last paragraph.', '::unknown{}\n\nLast paragraph.');
  await save(MARKDOWN, wrong, () =>
    expect(error).toContainText(`${MARKDOWN}:13  Unknown directive \`unknown\`.`, { timeout: 20_000 }),
  );
  await expect(page.getByText('Last paragraph.')).toBeVisible();

  // Without its front matter a page cannot be compiled: that of before stays.
  project!.write(MARKDOWN, 'Nothing but text.');
  await page.goto(NEXT_ADDRESS);
  const changed = NEXT_PAGE.replace('Second text.', 'Changed second text.');
  await save(NEXT_MARKDOWN, changed, expectText(page, 'Changed second text.'));
  await page.goto(ADDRESS);
  await expect(page.getByText('Last paragraph.')).toBeVisible();

  await save(MARKDOWN, PAGE, () => expect(error).toBeHidden({ timeout: 20_000 }));
});
