import { expect, type Locator } from '@playwright/test';

export const title = 'Each series uses its own y-axis, and the right axis has compact labels in euros.';

export default async function test(demo: Locator): Promise<void> {
  const orders = demo.locator('[data-axis-id="orders"]');
  const turnover = demo.locator('[data-axis-id="turnover"]');
  await expect(turnover.locator('.MuiChartsAxis-tickLabel').last()).toHaveText(/^€\d+K$/);
  await expect(orders.locator('.MuiChartsAxis-tickLabel').last()).toHaveText(/^\d+$/);
  const left = (await orders.boundingBox())!;
  const right = (await turnover.boundingBox())!;
  expect(right.x).toBeGreaterThan(left.x + left.width);
}
