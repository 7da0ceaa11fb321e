import { expect, test } from './support/test';

test('an unknown address answers 404 and proposes the nearest pages', async ({ page }) => {
  const response = await page.goto('/x/react-data-grid/nowhere/column-definitions/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main').getByRole('link', { name: 'Column definition' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/column-definition/',
  );
});

test('old addresses lead to the new pages', async ({ request, baseURL }) => {
  for (const [old, address] of [
    ['/x/react-data-grid/columns/', '/x/react-data-grid/column-definition/'],
    ['/', '/x/'],
    ['/en/', '/x/'],
  ] as const) {
    const response = await request.get(old);
    expect(response.url(), old).toBe(baseURL + address);
    expect(response.status(), old).toBe(200);
  }
});

test('an unknown Chinese address is answered in Chinese', async ({ page }) => {
  const response = await page.goto('/zh/x/react-data-grid/nowhere/column-definitions/?a=1');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('h1')).toHaveText('页面不存在');
  const nearest = page.locator('main').getByRole('link', { name: '列定义' });
  await expect(nearest).toHaveAttribute('href', '/zh/x/react-data-grid/column-definition/');
  await nearest.click();
  await expect(page).toHaveURL('/zh/x/react-data-grid/column-definition/');
  await expect(page.locator('h1')).not.toHaveText('页面不存在');
});

test('the prefix that English does not have leads to the page without it', async ({ page }) => {
  await page.goto('/en/x/introduction/support/?a=1#api');
  await expect(page).toHaveURL('/x/introduction/support/?a=1#api');
});
