import { expect, type Locator } from '@playwright/test';

export const title = 'The areas of the countries are stacked, and the tooltip shows the values of one month.';

export default async function test(demo: Locator): Promise<void> {
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(3);
  // No country alone comes near.
  await expect(demo.locator('.MuiChartsAxis-directionY')).toContainText('1,000');

  await demo.locator('.MuiChartsSurface-root').hover({ position: { x: 50, y: 120 } });
  const tooltip = demo.locator('xpath=ancestor::body').getByRole('tooltip');
  for (const text of ['Jan', '210 bags', '164 bags', '92 bags']) {
    await expect(tooltip).toContainText(text);
  }
}
