import { expect, type Locator } from '@playwright/test';

export const title = 'The x-axis is at the top, depth grows downwards, and a line marks the limit.';

export default async function test(demo: Locator): Promise<void> {
  const depths = demo.locator('[data-axis-id="depth"] .MuiChartsAxis-tickLabel');
  const readY = async (element: Locator) => (await element.boundingBox())!.y;
  await expect(depths.first()).toHaveText('0');
  expect(await readY(depths.last())).toBeGreaterThan(await readY(depths.first()));
  const limit = demo.locator('.MuiChartsReferenceLine-root');
  await expect(limit).toHaveText('Limit for beginners');
  const minutes = demo.locator('.MuiChartsAxis-directionX.MuiChartsAxis-top');
  expect(await readY(minutes)).toBeLessThan(await readY(limit));
  await expect(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tick')).toHaveCount(0);
}
