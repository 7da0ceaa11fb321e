import { expect, type Locator } from '@playwright/test';

export const title = 'The average of the prices counts each product once for each of its units.';

export default async function test(demo: Locator): Promise<void> {
  const total = demo.locator('[data-id="auto-generated-group-footer-root"] [data-field="price"]');
  await expect(total).toHaveText('167.5');
  await expect(demo.getByRole('columnheader', { name: 'Price' })).toContainText('average of units');
}
