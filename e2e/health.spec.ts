import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { waitForPage } from './support/demos';
import { expect, test } from './support/test';

const REPORT = '**/x/health/report.json';
const KEY = 'charts/bars/DatasetBars';

const REPORT_OF_BUILD = {
  tests: {},
  titles: { [KEY]: 'Each series takes its bars from the dataset.' },
  demoCount: 9,
  externalLinks: [],
};

function findDemo(page: Page) {
  return page.locator(`[id="${KEY.replaceAll('/', '-')}"]`);
}

async function answer(page: Page, body: string): Promise<void> {
  await page.route(REPORT, (route) => route.fulfill({ contentType: 'application/json', body }));
}

for (const [path, title, summary, passed] of [
  [
    '/x/health/',
    'Documentation health',
    '1 of 9 demos passed their browser tests with the same sources, the last on 2026-01-02.',
    'Passed 2026-01-02',
  ],
  [
    '/zh/x/health/',
    '文档健康状况',
    '9 个示例中有 1 个以相同的源代码通过了浏览器测试，最近一次是在 2026-01-02。',
    '已通过 2026-01-02',
  ],
] as const) {
  test(`${path} says which demos passed their browser tests, as the report of the build knows`, async ({
    page,
  }) => {
    const tests = { [KEY]: '2026-01-02T03:04:05.000Z' };
    await answer(page, JSON.stringify({ ...REPORT_OF_BUILD, tests }));
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('.health-summary')).toHaveText(summary);
    await expect(findDemo(page)).toContainText(passed);
    await expect(findDemo(page)).toContainText('Each series takes its bars');
    await expect(page.locator('.health-passed')).toHaveCount(1);
  });
}

test('a build without browser tests says so once, and nothing beside its demos', async ({ page }) => {
  await answer(page, JSON.stringify(REPORT_OF_BUILD));
  await page.goto('/x/health/');
  await expect(page.locator('.health-summary')).toContainText('have not run for this build');
  await expect(page.locator('.health-passed')).toHaveCount(0);
  await expect(findDemo(page)).toHaveText(
    /^Revenue by store.*Each series takes its bars from the dataset\.$/,
  );
});

test('without a script the page says when the checks passed, and links the results of browser tests', async ({
  request,
}) => {
  const page = load(await (await request.get('/x/health/')).text());
  const paragraphs = page('p')
    .toArray()
    .map((paragraph) => page(paragraph).text());
  expect(paragraphs).toContainEqual(
    expect.stringMatching(/^All checks on this page passed for .+ on \d{4}-\d\d-\d\d\.$/),
  );
  expect(page('.health-summary a').attr('href')).toBe('/x/health/report.json');
  expect(page('.health-passed')).toHaveLength(0);
});

test('links to other sites are listed with the pages that they are on', async ({ page }) => {
  await page.goto('/x/health/');
  const host = page.locator('details', { hasText: 'www.w3.org' });
  await host.locator('summary').click();
  await expect(host.getByRole('link', { name: /^https:\/\/www\.w3\.org/ }).first()).toBeVisible();
  await expect(host.getByRole('link', { name: /^\/x\// }).first()).toHaveAttribute('href', /^\/x\//);
});

test('the page says how many questions the search answers, also of those that nobody tuned it for', async ({
  request,
}) => {
  const page = load(await (await request.get('/x/health/')).text());
  expect(page('section:has(> h3:contains("Search"))').text()).toMatch(
    /tuned with \d{3} questions\. For \d\d% .+ and for \d\d% .+ \d{2,3} other questions .+ \d\d% and \d\d%/,
  );
});

test('every demo of the site is listed, and leads to its place', async ({ page }) => {
  await page.goto('/x/health/');
  await findDemo(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/x\/react-charts\/bars\/#DatasetBars\.tsx$/);
  await expect(page.locator('[id="DatasetBars.tsx"]')).toBeInViewport();
});

for (const body of [
  '',
  '[]',
  'null',
  '{"tests":{"a":"2026-01-02"}}',
  '{"tests":{"a":null},"titles":{},"demoCount":9,"externalLinks":[]}',
]) {
  test(`a report that is ${body || 'empty'} changes nothing`, async ({ page }) => {
    await answer(page, body);
    await page.goto('/x/health/');
    await waitForPage(page);
    await expect(page.locator('.health-summary')).toContainText('/x/health/report.json');
    await expect(page.locator('.health-passed')).toHaveCount(0);
    await expect(page.locator('.health-links')).toHaveCount(0);
  });
}

test('it is in no menu, no sitemap and no search, and the foot of a page leads to it', async ({ page }) => {
  await page.goto('/x/react-charts/bars/');
  await expect(page.locator('nav a[href="/x/health/"]')).toHaveCount(0);
  expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('/x/health/');
  await page.locator('footer').getByRole('link', { name: 'Site health' }).click();
  await expect(page.locator('h1')).toHaveText('Documentation health');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test.describe('a report of what is wrong', () => {
  /** Title and text of the form that a link leads to. */
  const readForm = (href: string | null) => {
    const { pathname, searchParams } = new URL(href!);
    return { pathname, title: searchParams.get('title'), body: searchParams.get('body') };
  };

  test('names the page, the versions, and the heading in view', async ({ page }) => {
    await page.goto('/x/react-charts/bars/');
    await waitForPage(page);
    const link = page.getByRole('link', { name: 'Report a mistake on this page' });
    // The form is another site: it is only asked where the link leads.
    await page.route('https://github.com/**', (route) => route.abort());
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    const last = await page.locator('#main-content :is(h2, h3)[id]').last().getAttribute('id');
    await link.click();
    const { pathname, title, body } = readForm(await link.getAttribute('href'));
    expect(pathname).toBe('/mui/mui-x/issues/new');
    expect(title).toContain('Bars');
    expect(body).toContain(`https://mui.com/x/react-charts/bars/#${last}`);
    expect(body).toMatch(/Package: @mui\/x-charts@\d/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('names the page', async ({ page }) => {
      await page.goto('/zh/x/introduction/');
      const link = page.getByRole('link', { name: '报告本页的错误' });
      expect(readForm(await link.getAttribute('href')).body).toContain('https://mui.com/zh/x/introduction/');
    });
  });
});
