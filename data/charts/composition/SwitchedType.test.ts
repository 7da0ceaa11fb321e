import { expect, type Locator } from '@playwright/test';

export const title =
  'A plot renders only the series of its own type, so changing the type changes the chart.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(bars).toHaveCount(8);
  await expect(lines).toHaveCount(0);
  await demo.getByRole('button', { name: 'Line' }).click();
  await expect(lines).toHaveCount(2);
  await expect(bars).toHaveCount(0);
  await demo.getByRole('button', { name: 'Bar' }).click();
  await expect(bars).toHaveCount(8);
  await expect(lines).toHaveCount(0);
}
