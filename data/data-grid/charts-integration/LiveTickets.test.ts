import { expect, type Locator } from '@playwright/test';

export const title =
  'The chart follows changed rows, keeps its values while the switch is off, and catches up when it is on again.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiBarLabel-root');
  const cells = demo.locator('[role="gridcell"][data-field="tickets"]');
  const sell = demo.getByRole('button', { name: 'Sell tickets' });
  const follow = demo.getByRole('switch', { name: 'Follow the rows' });
  await expect(labels).toHaveText(['320', '540', '260']);
  await sell.click();
  await expect(labels).toHaveText(['330', '550', '270']);
  await follow.click();
  await sell.click();
  await expect(cells).toHaveText(['340', '560', '280']);
  await expect(labels).toHaveText(['330', '550', '270']);
  await follow.click();
  await expect(labels).toHaveText(['340', '560', '280']);
}
