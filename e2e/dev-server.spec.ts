import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PORT = 4174;
const PROJECT = path.resolve(import.meta.dirname, '..');
const PAGE_FOLDER = path.join(PROJECT, 'data/introduction/dev-server-check');
const MARKDOWN = path.join(PAGE_FOLDER, 'dev-server-check.md');
const DEMO = path.join(PAGE_FOLDER, 'Counter.tsx');
const PROOF = path.join(PAGE_FOLDER, 'Counter.proof.ts');

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

const COUNTER = `import * as React from 'react';
import Button from '@mui/material/Button';

export default function Counter() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>pressed {count} times</Button>;
}
`;

const CLAIM = "export const claim = 'A press is counted.';\n";

let server: ChildProcess;

function isUp(): Promise<boolean> {
  return fetch(`http://localhost:${PORT}/x/introduction/dev-server-check/`).then(
    (response) => response.ok,
    () => false,
  );
}

test.use({ baseURL: `http://localhost:${PORT}` });
// Compiling on demand takes its time on a slow machine.
test.setTimeout(300_000);

test.beforeAll(async () => {
  test.setTimeout(300_000);
  fs.mkdirSync(PAGE_FOLDER, { recursive: true });
  fs.writeFileSync(MARKDOWN, PAGE);
  fs.writeFileSync(DEMO, COUNTER);
  fs.writeFileSync(PROOF, CLAIM);
  server = spawn('npm', ['run', 'dev', '--', '--port', String(PORT)], {
    cwd: PROJECT,
    detached: true,
    stdio: 'ignore',
  });
  await expect.poll(isUp, { timeout: 280_000, intervals: [1000] }).toBe(true);
});

test.afterAll(() => {
  // The whole group: npm, the watcher, Next.js.
  process.kill(-server.pid!, 'SIGTERM');
  fs.rmSync(PAGE_FOLDER, { recursive: true });
  // The server compiled the page; what comes after this test reads the site without it.
  execFileSync('npx', ['tsx', 'src/node/cli/pages.ts'], { cwd: PROJECT, stdio: 'ignore' });
});

test('a save of markdown shows at once, and running demos keep their state', async ({ page }) => {
  await page.goto('/x/introduction/dev-server-check/');
  await waitForPage(page);
  await expect(page.locator('.demo-stage')).toHaveAttribute('data-live', '', { timeout: 120_000 });
  await page.getByRole('button', { name: 'pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'pressed 1 times' })).toBeVisible();

  fs.writeFileSync(MARKDOWN, PAGE.replace('Last paragraph.', 'Changed paragraph.'));
  await expect(page.getByText('Changed paragraph.')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('First paragraph.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'pressed 1 times' })).toBeVisible();

  fs.writeFileSync(DEMO, COUNTER.replace('pressed {count} times', 'clicked {count} times'));
  await expect(page.getByRole('button', { name: 'clicked 1 times' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('First paragraph.')).toBeVisible();
});
