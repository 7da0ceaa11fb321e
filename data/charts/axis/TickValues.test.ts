import { expect, type Locator } from '@playwright/test';

export const title = 'Tick options set the number of ticks, the smallest step, or the exact values.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel');
  const choose = (option: string) => demo.getByRole('button', { name: option, exact: true }).click();
  await expect(labels).toHaveText(['0.0', '0.5', '1.0', '1.5', '2.0']);
  await choose('tickNumber: 2');
  await expect(labels).toHaveText(['0', '1', '2']);
  await choose('tickInterval: [0, 1.5]');
  await expect(labels).toHaveText(['0.0', '1.5']);
  await choose('tickMinStep: 1');
  await expect(labels).toHaveText(['0', '1', '2']);
}
