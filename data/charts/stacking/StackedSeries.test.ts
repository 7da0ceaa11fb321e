import { expect, type Locator } from '@playwright/test';

export const title =
  'Each month has one bar. Its parts follow the order of the series from the bottom to the top.';

export default async function test(demo: Locator): Promise<void> {
  const boxOf = async (series: string) =>
    (await demo.locator(`[data-series="${series}"] .MuiBar-element`).nth(2).boundingBox())!;
  const gap = async (upper: string, lower: string) => {
    const [above, below] = [await boxOf(upper), await boxOf(lower)];
    return Math.abs(above.y + above.height - below.y) + Math.abs(above.x - below.x);
  };
  await expect.poll(() => gap('desk', 'online')).toBeLessThan(2);
  await expect.poll(() => gap('groups', 'desk')).toBeLessThan(2);
  // The legend and the tooltip keep the order of the series, too.
  await demo.locator('[data-series="desk"] .MuiBar-element').nth(2).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/Online.*520.*Desk.*290.*Groups.*120/s);
}
