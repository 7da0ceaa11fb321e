import { expect, type Locator } from '@playwright/test';

export const title =
  'After a failed request the grid is empty, the error names the requested rows, and a retry loads them.';

export default async function test(demo: Locator): Promise<void> {
  const ids = demo.locator('[role="gridcell"][data-field="id"]');
  const down = demo.getByRole('switch', { name: 'The server is down' });
  const alert = demo.getByRole('alert');
  await expect(ids).toHaveCount(5);
  await down.click();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(alert).toContainText('Rows 5 to 9: The server does not respond.');
  await expect(ids).toHaveCount(0);
  await expect(demo.getByText('No rows')).toBeVisible();

  await demo.getByRole('button', { name: 'Go to previous page' }).click();
  await expect(ids.first()).toHaveText('1001');
  await expect(alert).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(ids).toHaveCount(0);

  await down.click();
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(ids.first()).toHaveText('1006');
  await expect(alert).toHaveCount(0);
}
