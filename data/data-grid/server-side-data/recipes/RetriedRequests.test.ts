import { expect, type Locator } from '@playwright/test';

export const title =
  'A failed request is sent again, the error appears after the third attempt, and no error appears if one of them succeeds.';

export default async function test(demo: Locator): Promise<void> {
  const down = demo.getByRole('switch', { name: 'The server is down' });
  const next = demo.getByRole('button', { name: 'Go to next page' });
  const first = demo.locator('[role="gridcell"][data-field="id"]').first();
  const requests = (text: string) => demo.getByRole('log').locator('p').filter({ hasText: text });
  await expect(first).toHaveText('1001');
  await down.click();
  await next.click();
  await expect(demo.getByRole('alert')).toContainText('The server does not respond.');
  await expect(requests('from=5&to=9')).toHaveCount(3);

  await next.click();
  await expect(requests('from=10&to=14')).toHaveCount(1);
  await down.click();
  await expect(first).toHaveText('1011');
  await expect(demo.getByRole('alert')).toHaveCount(0);
}
