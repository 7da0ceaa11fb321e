import type { Page } from '@playwright/test';
import { waitForPage } from './support/demos';
import { docsDomain, expect, fixRandom, test } from './support/docsDomain';

test.use(docsDomain);

const PAGE = '/x/introduction/';
const ANALYTICS_HOST = 'www.googletagmanager.com';
const FONT_HOST = 'fonts.googleapis.com';

/** Gives the page a measurement id, as a build with one does; call before it is opened. */
async function addMeasurementId(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const meta = document.createElement('meta');
      meta.name = 'analytics:measurementId';
      meta.content = 'G-TEST';
      document.head.append(meta);
    });
  });
}

type Entry = [command: string, name: string, params?: Record<string, unknown>];

function readQueue(page: Page): Promise<Entry[]> {
  return page.evaluate(() => (window.dataLayer ?? []).map((entry) => [...(entry as Entry)]) as Entry[]);
}

async function readEvents(page: Page, name: string) {
  return (await readQueue(page)).filter((entry) => entry[0] === 'event' && entry[1] === name);
}

test.beforeEach(({ thirdParties }) => {
  thirdParties.answer(ANALYTICS_HOST, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  thirdParties.answer(FONT_HOST, (route) => route.fulfill({ contentType: 'text/css', body: '' }));
});

test('page views and clicks are reported, with names and parameters', async ({ page, thirdParties }) => {
  await fixRandom(page, 0.5);
  await addMeasurementId(page);
  await page.goto(PAGE);
  await expect.poll(() => readEvents(page, 'page_view')).toHaveLength(1);
  await expect.poll(() => thirdParties.asked(ANALYTICS_HOST).length).toBe(1);
  const [, config] = await readQueue(page);
  // The library takes nothing else for a command.
  expect(await page.evaluate(() => String(window.dataLayer![0]))).toBe('[object Arguments]');
  expect(config).toEqual(['config', 'G-TEST', { send_page_view: false }]);

  const readViews = async () => (await readEvents(page, 'page_view')).map(([, , params]) => params);
  expect(await readViews()).toEqual([
    {
      page_title: expect.stringContaining('MUI X'),
      page_location: PAGE,
      productId: 'null',
      productCategoryId: 'x',
    },
  ]);

  await page.locator('.neighbour-next').click();
  await expect.poll(readViews).toEqual([
    {
      page_title: 'Installation - MUI X',
      page_location: '/x/introduction/installation/',
      productId: 'null',
      productCategoryId: 'x',
    },
  ]);

  await page.locator('.toc a').first().click();
  await page.locator('.settings-button').click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect
    .poll(() => readEvents(page, 'settings'))
    .toEqual([['event', 'settings', { eventAction: 'dark', eventLabel: null }]]);
  const readProperties = async () =>
    (await readQueue(page)).filter(([command]) => command === 'set').map((entry) => entry[2]);
  await expect
    .poll(readProperties)
    .toEqual([
      { codeVariant: 'TS' },
      { userLanguage: 'en' },
      { devicePixelRatio: 1 },
      { colorSchemeOS: 'light' },
      { colorScheme: 'light' },
      { codeStylingVariant: 'MUI System' },
      { colorScheme: 'dark' },
    ]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await readProperties()).slice(7)).toEqual([{ colorSchemeOS: 'dark' }]);
  await page.getByRole('button', { name: 'JavaScript' }).click();
  await expect.poll(async () => (await readProperties()).slice(8)).toEqual([{ codeVariant: 'JS' }]);
  await page.getByRole('button', { name: 'Tailwind' }).click();
  await expect
    .poll(async () => (await readProperties()).slice(9))
    .toEqual([{ codeStylingVariant: 'Tailwind' }]);
  expect(await readViews()).toHaveLength(1);
});

test('web vitals are reported in a session that the draw selects', async ({ page }) => {
  await fixRandom(page, 0.000_05);
  await addMeasurementId(page);
  await page.goto(PAGE);
  await expect.poll(() => readEvents(page, 'TTFB')).toHaveLength(1);
  const [event] = await readEvents(page, 'TTFB');
  expect(event![2]).toEqual({
    value: expect.any(Number),
    metric_label: 'Web Vitals',
    metric_value: expect.any(Number),
    metric_delta: expect.any(Number),
    metric_id: expect.any(String),
  });
});

test('nothing is measured without an id', async ({ page, thirdParties }) => {
  await page.goto(PAGE);
  await expect.poll(() => thirdParties.asked(FONT_HOST).length).toBe(1);
  await waitForPage(page);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(thirdParties.asked(ANALYTICS_HOST)).toEqual([]);
});

test('nothing is measured under Global Privacy Control', async ({ page, thirdParties }) => {
  await addMeasurementId(page);
  await page.addInitScript(() => Object.assign(Navigator.prototype, { globalPrivacyControl: true }));
  await page.goto(PAGE);
  await expect.poll(() => thirdParties.asked(FONT_HOST).length).toBe(1);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(thirdParties.asked(ANALYTICS_HOST)).toEqual([]);
});

test('the icon font is loaded once a page', async ({ page, thirdParties }) => {
  await page.goto(PAGE);
  const link = page.locator('link[href*="Material+Icons"]');
  await expect(link).toHaveAttribute('media', 'all');
  expect(await link.evaluate((element) => element.nextElementSibling?.id)).toBe('material-icon-font');
  await expect(link).toHaveCount(1);
  expect(thirdParties.asked(FONT_HOST)).toEqual([
    'https://fonts.googleapis.com/icon?family=Material+Icons|Material+Icons+Two+Tone',
  ]);
});

test('the documents of framed demos ask for nothing of their own', async ({ page, thirdParties }) => {
  await page.goto('/x/react-date-pickers/date-picker/');
  const frame = page.locator('iframe').first();
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('.demo-stage')).toHaveAttribute('data-live', '');
  await expect.poll(() => thirdParties.asked(FONT_HOST)).toHaveLength(1);
  await expect.poll(() => thirdParties.hosts()).toEqual(['cdn.carbonads.com', FONT_HOST]);
});
