import { expect, type Locator } from '@playwright/test';

export const title = 'In a composed chart, a custom component shows the value of the highlighted bar only.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBar-element');
  const value = (text: string) => demo.locator('text').filter({ hasText: new RegExp(`^${text}$`) });
  await expect(value('164')).toHaveCount(0);
  await bars.nth(1).hover();
  await expect(value('164')).toHaveCount(1);
  await expect(value('187')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
  await bars.nth(4).hover();
  await expect(value('187')).toHaveCount(1);
  await expect(value('164')).toHaveCount(0);
}
