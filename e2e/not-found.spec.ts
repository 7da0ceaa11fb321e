import { expect, test } from './support/test';

test('an unknown address answers 404 and proposes the nearest pages', async ({ page }) => {
  const response = await page.goto('/x/react-data-grid/nowhere/column-definitions/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('main').getByRole('link', { name: 'Column definition' })).toHaveAttribute(
    'href',
    '/x/react-data-grid/column-definition/',
  );
});

test('old addresses lead to the new pages', async ({ page }) => {
  await page.goto('/x/react-data-grid/columns/');
  await expect(page).toHaveURL('/x/react-data-grid/column-definition/');
  await page.goto('/');
  await expect(page).toHaveURL('/x/introduction/');
});
