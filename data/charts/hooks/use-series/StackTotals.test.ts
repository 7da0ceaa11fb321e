import { expect, type Locator } from '@playwright/test';

export const title =
  'The number above a stack is the sum of its visible series. Hiding a series in the legend lowers all totals, and showing it raises them again.';

export default async function test(demo: Locator): Promise<void> {
  const totals = demo.locator('svg.MuiChartsSurface-root > text');
  const online = demo.getByRole('button', { name: 'Online' });
  await expect(totals).toHaveText(['192', '223', '254', '272']);
  // Each number is above its stack, and a higher total is further up.
  const readY = async (index: number) => Number(await totals.nth(index).getAttribute('y'));
  expect(await readY(3)).toBeLessThan(await readY(0));
  const readTop = async (target: Locator) => (await target.boundingBox())!.y;
  const top = demo.locator('[data-series="online"] .MuiBarElement-root').nth(3);
  await expect.poll(async () => (await readTop(totals.nth(3))) < (await readTop(top))).toBe(true);

  await online.click();
  await expect(totals).toHaveText(['132', '125', '110', '96']);
  await online.click();
  await expect(totals).toHaveText(['192', '223', '254', '272']);
}
