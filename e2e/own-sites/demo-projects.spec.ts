import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { STYLING_NAMES } from '../../src/shared/demo/codePreferences';
import { install, installTogether, unpack } from '../projects/installProjects';
import { SAMPLE_PROJECTS, type SampleProject } from '../projects/sampleProjects';
import { createSite } from '../support/createSite';
import { runScript } from '../support/runScript';
import { expect, expectQuiet, test } from '../support/test';

/**
 * What users take away runs: projects are downloaded as users do, installed, compiled, built and opened. The contents
 * of all others are compared with their sources in `test/data/demoProjects.test.ts`.
 */

// One installation for all tests of the file, which run in one worker.
test.describe.configure({ mode: 'default' });
test.setTimeout(300_000);

let directory: string;

/** The folders of the projects, in the order of the sample. */
const projects = new Map<SampleProject, string>();

function describeSample({ name, variant, styling, dateLibrary = 'dayjs' }: SampleProject): string {
  return `${name}, ${STYLING_NAMES[styling]}, ${variant}, ${dateLibrary}`;
}

function listLoadedFonts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
}

/** Downloads the project of a demo in the source that the user prefers. @returns its folder */
async function download(browser: Browser, baseURL: string, sample: SampleProject): Promise<string> {
  const { page: address, name, variant, styling, dateLibrary = 'dayjs' } = sample;
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  await context.addCookies([
    { name: 'codeVariant', value: variant, url: baseURL },
    { name: 'codeStyling', value: STYLING_NAMES[styling], url: baseURL },
    { name: 'codeDateLibrary', value: dateLibrary, url: baseURL },
  ]);
  const page = await context.newPage();
  await page.goto(address);
  const demo = page.locator(`[id="${name}.tsx"]`);
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: 'More' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('menuitem', { name: 'Download as a project' }).click(),
  ]);
  const folder = fs.mkdtempSync(path.join(directory, sample.isAlone ? 'alone-' : 'shared/'));
  const project = unpack(await saved.path(), folder);
  await context.close();
  return project;
}

test.beforeAll(async ({ browser, baseURL }) => {
  test.setTimeout(300_000);
  directory = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-projects-'));
  const shared = path.join(directory, 'shared');
  fs.mkdirSync(shared);
  for (const sample of SAMPLE_PROJECTS) {
    // oxlint-disable-next-line no-await-in-loop
    projects.set(sample, await download(browser, baseURL!, sample));
  }
  const together = SAMPLE_PROJECTS.filter(({ isAlone }) => !isAlone).map((sample) => projects.get(sample)!);
  await installTogether(shared, together);
});

test.afterAll(() => fs.rmSync(directory, { recursive: true, force: true }));

for (const sample of SAMPLE_PROJECTS) {
  test(`the project of ${describeSample(sample)} is compiled, and shows the demo`, async ({ browser }) => {
    const project = projects.get(sample)!;
    if (sample.isAlone) {
      await install(project);
    }
    await runScript(project, 'build');

    const server = await createSite(path.join(project, 'dist'));
    const origin = `http://localhost:${server.port}`;
    const page = await browser.newPage();
    const show = async () => {
      await page.goto(`${origin}/`);
      const part = page.locator('#root').locator(sample.shows).first();
      await expect(part).toBeVisible();
      for (const [property, value] of Object.entries(sample.looks ?? {})) {
        // oxlint-disable-next-line no-await-in-loop
        await expect(part).toHaveCSS(property, value);
      }
      await expect(page.locator('body')).toHaveCSS('font-family', /^Roboto/);
      await expect.poll(() => listLoadedFonts(page)).toContain('Roboto');
    };
    await expectQuiet(page, show, origin);
    await page.close();
    server.close();
  });
}
