import { expect, type Locator } from '@playwright/test';

export const title =
  'After an error the rows disappear and the pivot columns stay, and a refresh shows the rows again.';

export default async function test(demo: Locator): Promise<void> {
  const down = demo.getByRole('switch', { name: 'The server is down' });
  const refresh = demo.getByRole('button', { name: 'Refresh' });
  const bike = demo.locator('[role="row"][data-id="Bike"]');
  await expect(bike).toBeVisible();
  await down.click();
  await refresh.click();
  await expect(demo.getByRole('alert')).toContainText('The server does not respond.');
  await expect(bike).toHaveCount(0);
  await expect(demo.getByRole('columnheader', { name: '2025' })).toBeVisible();
  await down.click();
  await refresh.click();
  await expect(bike).toBeVisible();
  await expect(demo.getByRole('alert')).toHaveCount(0);
}
