import { expect, type Locator } from '@playwright/test';

export const title = 'A gradient with the colors red and green is the color of the line and of its area.';

export default async function test(demo: Locator): Promise<void> {
  const chart = demo.getByLabel('Load of a server in percent, red above and green below');
  await expect(chart.locator('.MuiLineElement-root')).toHaveAttribute('stroke', 'url(#load-gradient)');
  await expect(chart.locator('.MuiAreaElement-root')).toHaveAttribute('fill', 'url(#load-gradient)');
  await expect(chart.locator('linearGradient#load-gradient stop')).toHaveCount(2);
}
