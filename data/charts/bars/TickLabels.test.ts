import { expect, type Locator } from '@playwright/test';

export const title = 'All labels of the categories are visible and complete, because they are rotated.';

export default async function test(demo: Locator): Promise<void> {
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(labels).toHaveText([
    'Belts and hoses',
    'Nuts and bolts',
    'Oil and grease',
    'Work wear',
    'Cable ties',
    'Tape',
  ]);
  await expect(labels.first()).toHaveAttribute('transform', /rotate\(-45/);
  await expect(demo.locator('.MuiChartsAxis-directionY .MuiChartsAxis-tickLabel').last()).toHaveText(/€\d+k/);
}
