import type { CDPSession, Page } from '@playwright/test';
import { BUDGETS } from '../src/node/export/budgets/budgets';
import { makeLive } from './demos/demoPlace';
import { makeDemosLive, waitForPage } from './support/demos';
import { expect, test } from './support/test';

const PROSE_PAGE = '/x/react-charts/errors/';
const GRID_PAGE = '/x/react-data-grid/quickstart/';
const PICKER_PAGE = '/x/react-date-pickers/quickstart/';

/** Bytes of each font that was transferred, by address. */
function watchFonts(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.url().endsWith('.woff2')) {
      fonts.set(response.url(), Number(response.headers()['content-length']));
    }
  });
  return fonts;
}

/** The font that the browser draws the text of an element with. */
async function readDrawnFont(session: CDPSession, selector: string): Promise<string | undefined> {
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

async function startSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  return session;
}

for (const { state, javaScriptEnabled } of [
  { state: 'static', javaScriptEnabled: false },
  { state: 'live', javaScriptEnabled: true },
]) {
  test.describe(`the text of a ${state} demo`, () => {
    test.use({ javaScriptEnabled });

    for (const [route, text] of [
      [GRID_PAGE, '.MuiDataGrid-columnHeaderTitle'],
      [PICKER_PAGE, '.MuiFormLabel-root'],
    ] as const) {
      test(`wears Roboto on ${route}`, async ({ page }) => {
        const session = await startSession(page);
        await page.goto(route, { waitUntil: 'networkidle' });
        // Fonts are optional: a document that begins before the browser has read one goes without, the next has it.
        await expect(async () => {
          await page.reload();
          if (state === 'live') {
            await makeLive(page.locator('.demo-stage').first());
          }
          expect(await readDrawnFont(session, `.demo-stage ${text}`)).toMatch(/^Roboto\b/);
          expect(await readDrawnFont(session, 'h1')).toBe('Geist');
        }).toPass({ timeout: 60_000 });
      });
    }
  });
}

test('a page without demos loads the fonts of the page only', async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto(PROSE_PAGE);
  await waitForPage(page);
  await page.evaluate(() => document.fonts.ready);
  expect([...fonts.keys()].filter((address) => /roboto/i.test(address))).toEqual([]);
  expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.fonts);
});

test('the fonts that demos load are within their budget', async ({ page }) => {
  const fonts = watchFonts(page);
  await page.goto(GRID_PAGE);
  await waitForPage(page);
  await makeDemosLive(page);
  await page.evaluate(() => document.fonts.ready);
  const ofDemos = [...fonts].filter(([address]) => /roboto/i.test(address));
  expect(ofDemos).not.toHaveLength(0);
  expect(ofDemos.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(BUDGETS.demoFonts);
  expect([...fonts.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    BUDGETS.fonts + BUDGETS.demoFonts,
  );
});

test('an edited demo and its reset look alike where the font came too late', async ({ page }) => {
  await page.route(/roboto.*\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  const session = await startSession(page);
  await page.goto('/x/react-date-pickers/date-field/');
  const demo = page.locator('.demo').first();
  await makeLive(demo.locator('.demo-stage'));
  await page.evaluate(() => document.fonts.ready);
  const label = '.demo-stage .MuiFormLabel-root';
  expect(await readDrawnFont(session, label)).not.toMatch(/^Roboto\b/);
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await expect.poll(() => readDrawnFont(session, label)).toMatch(/^Roboto\b/);
});
