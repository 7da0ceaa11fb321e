import { expect, type Locator } from '@playwright/test';

export const title = 'All names of stations are shown in full, rotated by 45 degrees below the axis.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(labels).toHaveText([
    'Airport',
    'Botanical garden',
    'Central station',
    'Harbor',
    'Opera house',
    'University',
  ]);
  for (const label of await labels.all()) {
    await expect(label).toHaveAttribute('transform', /^rotate\(-45/);
  }
}
