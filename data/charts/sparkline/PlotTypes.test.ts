import { expect, type Locator } from '@playwright/test';

export const title =
  'The first sparkline is an area, the second a line in steps, and the third has ten bars.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.getByLabel('Open tickets, as an area');
  const steps = demo.getByLabel('Open tickets, in steps');
  const bars = demo.getByLabel('Open tickets, as bars');
  await expect(area.locator('.MuiAreaElement-root')).toHaveCount(1);
  await expect(steps.locator('.MuiAreaElement-root')).toHaveCount(0);
  await expect(steps.locator('.MuiLineElement-root')).toHaveCount(1);
  await expect(bars.locator('.MuiBarElement-root')).toHaveCount(10);
  await expect(bars.locator('.MuiLineElement-root')).toHaveCount(0);
  const countPoints = (chart: Locator) =>
    chart
      .locator('.MuiLineElement-root')
      .evaluate((line) => line.getAttribute('d')!.split(/[MLHV]/).length - 1);
  expect(await countPoints(steps)).toBeGreaterThan(await countPoints(area));
}
