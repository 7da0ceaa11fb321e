import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { waitForAnimationFrames } from './support/animationFrames';
import { makeDemosLive, waitForPage, waitUntilLive } from './support/demos';
import { expectAccessibleInBothModes } from './support/expectAccessible';
import { recordShifts } from './support/shifts';
import { expect, test } from './support/test';

const PRODUCTS = [
  { name: 'Data Grid', demo: 'OrderGrid', package: '@mui/x-data-grid@8' },
  { name: 'Date and Time Pickers', demo: 'DeliveryCalendar', package: '@mui/x-date-pickers@8' },
  { name: 'Charts', demo: 'SalesChart', package: '@mui/x-charts@8' },
  { name: 'Tree View', demo: 'OriginTree', package: '@mui/x-tree-view@8' },
];

const getStage = (page: Page, demo: string) => page.locator(`[id="${demo}.tsx"] .demo-stage`);

test('arrow keys show one product after another, with the command that installs it', async ({ page }) => {
  await page.goto('/x/');
  await waitForPage(page);
  await page.getByRole('radio', { name: 'Data Grid' }).focus();
  for (const { name, demo, package: installed } of PRODUCTS) {
    // oxlint-disable no-await-in-loop
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.locator('.demo-stage:visible')).toHaveCount(1);
    await waitUntilLive(getStage(page, demo));
    await expect(page.locator('.install:visible pre:visible')).toContainText(`npm install ${installed}`);
    await page.keyboard.press('ArrowRight');
    // oxlint-enable no-await-in-loop
  }
});

test('the theme of the demo is changed beside it, and is that of the settings', async ({ page }) => {
  await page.goto('/x/');
  await waitUntilLive(getStage(page, 'OrderGrid'));
  const theme = page.getByRole('group', { name: 'Theme of the demos' });
  const row = page.locator('.MuiDataGrid-row').first();
  const normal = (await row.boundingBox())!.height;
  await theme.getByRole('button', { name: 'Dense' }).click();
  await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThan(normal);
  await theme.getByRole('radio', { name: 'Teal' }).click();
  await expect(page.locator('.MuiAvatar-root').first()).toHaveCSS('background-color', 'rgb(0, 137, 123)');
  await theme.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await theme.getByRole('button', { name: 'Right to left' }).click();
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  await page.locator('.settings-button').click();
  const settings = page.locator('.settings-panel');
  for (const name of ['Dense', 'Dark', 'Right to left']) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(settings.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a hash leads to the demo of a product that is not shown', async ({ page }) => {
  await page.goto('/x/#SalesChart.tsx');
  await expect(page.getByRole('radio', { name: 'Charts' })).toBeChecked();
  await waitUntilLive(getStage(page, 'SalesChart'));
});

test('the switch is accessible with every product, and nothing moves by itself', async ({ page }) => {
  const expectStill = await recordShifts(page);
  await page.goto('/x/');
  await waitForPage(page);
  await makeDemosLive(page);
  for (const { name } of PRODUCTS) {
    await test.step(name, async () => {
      await page.getByRole('radio', { name }).click();
      // A visit of the page asks about all products, which it shows together.
      await expectAccessibleInBothModes(page, '.landing-switch');
    });
  }
  await expectStill();
});

test('what is above a part of the page and comes later in the document moves nothing', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/x/')).text();
  const inspector = load(html)('.landing-inspector').prop('outerHTML')!;
  const start = html.slice(0, html.indexOf('<div class="landing-inspector"'));
  await page.route('**/x/', (route) => route.fulfill({ contentType: 'text/html', body: start }));
  // They need the rest of the document.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const expectStill = await recordShifts(page);
  await page.goto('/x/');
  await expect(page.locator('.install:visible')).toBeVisible();
  await waitForAnimationFrames(page);
  await page
    .locator('.landing-show')
    .evaluate((show, rest) => show.insertAdjacentHTML('beforeend', rest), inspector);
  await expect(page.locator('.landing-inspector')).toBeVisible();
  await expect(page.locator('.landing-product .prose > p:visible')).toHaveCount(1);
  await waitForAnimationFrames(page);
  await expectStill();
});

test('figures lead to where they are shown', async ({ page }) => {
  await page.goto('/x/');
  await expect(page.locator('.landing-figures strong')).toHaveText([
    /^[\d,]+$/,
    /^[\d,]+$/,
    /^\d+\.\d+\.\d+$/,
    / KB$/,
  ]);
  await page.locator('.landing-figures a').first().click();
  await expect(page).toHaveURL(/\/x\/health\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all products are there, and no control that does nothing', async ({ page }) => {
    await page.goto('/x/');
    for (const { name, demo, package: installed } of PRODUCTS) {
      // oxlint-disable no-await-in-loop
      await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(getStage(page, demo)).toBeVisible();
      await expect(page.locator('.install pre:visible', { hasText: installed })).toHaveCount(1);
      // oxlint-enable no-await-in-loop
    }
    await expect(page.locator('.landing-switch')).toBeHidden();
    await expect(page.locator('.landing-theme')).toBeHidden();
  });
});
