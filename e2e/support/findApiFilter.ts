import type { Locator, Page } from '@playwright/test';

/** The field that filters the rows of an API page; the menu has a filter of its own. */
export function findApiFilter(page: Page): Locator {
  return page.locator('.api-filter').getByRole('searchbox');
}
