import { waitForPage } from './support/demos';
import { findApiFilter } from './support/findApiFilter';
import { expect, test } from './support/test';

const LANGUAGES = [
  { prefix: '', demos: 'Demos', components: 'Components API', hooks: 'Hooks API' },
  { prefix: '/zh', demos: '示例', components: '组件 API', hooks: 'Hooks API' },
];

for (const { prefix, demos, components, hooks } of LANGUAGES) {
  const guide = `${prefix}/x/react-tree-view/`;

  test(`tabs lead on by click and by keyboard, and the menu stays: ${guide}`, async ({ page }) => {
    await page.goto(guide);
    await waitForPage(page);
    const tabs = page.locator('nav.component-tabs');
    const title = await page.locator('h1').textContent();
    const active = await page.locator('.app-drawer-active').textContent();
    const neighbour = await page.locator('.neighbour-next').getAttribute('href');
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(demos);

    await tabs.getByRole('link', { name: components }).click();
    await expect(page).toHaveURL(`${guide}components-api/`);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(components);
    await expect(page.locator('#rich-tree-view-prop-items')).toBeVisible();

    await tabs.getByRole('link', { name: hooks }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${guide}hooks-api/`);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(hooks);
    await expect(page.locator('h2#use-tree-item')).toBeVisible();

    expect(await page.locator('h1').textContent()).toBe(title);
    expect(await page.locator('.app-drawer-active').textContent()).toBe(active);
    expect(await page.locator('.neighbour-next').getAttribute('href')).toBe(neighbour);
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', 'x-tree-view');

    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(guide);
    await expect(tabs.locator('[aria-current="page"]')).toHaveText(demos);
  });
}

test('a tab opened by its address has the menu, the address and the head of its own', async ({ page }) => {
  await page.goto('/x/react-charts/components-api/#bar-chart-prop-series');
  await waitForPage(page);
  await expect(page).toHaveTitle('Charts - MUI X');
  await expect(page.locator('.app-drawer-active')).toHaveText('Overview');
  await expect(page.locator('.component-tabs .skip-algolia-crawler')).toHaveCount(2);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/x\/react-charts\/components-api\/$/,
  );
  await expect(page.locator('#bar-chart-prop-series')).toBeInViewport();

  await page.locator('.settings-button').click();
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page).toHaveURL(/\/zh\/x\/react-charts\/components-api\//);
  await expect(page.locator('.component-tabs [aria-current="page"]')).toHaveText('组件 API');
});

test('the filter of a tab searches the components one after another', async ({ page }) => {
  await page.goto('/x/react-tree-view/components-api/');
  await waitForPage(page);
  const filter = findApiFilter(page);
  await expect(async () => {
    await filter.fill('');
    await filter.pressSequentially('itemsReordering');
    await expect(page.locator('#simple-tree-view-prop-multiSelect')).toBeHidden({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.locator('#rich-tree-view-pro-prop-itemsReordering')).toBeVisible();
});

test('an address that names an unknown tab is not found', async ({ request }) => {
  const response = await request.get('/x/react-charts/selectors-api/');
  expect(response.status()).toBe(404);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { prefix, components } of LANGUAGES) {
    test(`tabs are links with all rows in the document: ${prefix}/x/react-tree-view/`, async ({ page }) => {
      await page.goto(`${prefix}/x/react-tree-view/`);
      await page.locator('.component-tabs').getByRole('link', { name: components }).click();
      await expect(page).toHaveURL(`${prefix}/x/react-tree-view/components-api/`);
      await expect(page.locator('.component-tabs [aria-current="page"]')).toHaveText(components);
      await expect(page.locator('#tree-item-prop-itemId')).toBeVisible();
      await expect(page.locator('.app-drawer-active')).toHaveAttribute('aria-current', 'page');
    });
  }
});

test.describe('demos name the API that they use', () => {
  test('below their code, with links to rows', async ({ page }) => {
    await page.goto('/x/react-charts/stacking/');
    await waitForPage(page);
    const source = page.locator('.demo-source', { hasText: 'StackOffsets.tsx' });
    await source.locator('summary').click();
    const link = source.locator('.demo-api').getByRole('link', { name: 'BarChart', exact: true });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page.locator('h1')).toHaveText('BarChart API');
  });
});
