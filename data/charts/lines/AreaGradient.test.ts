import { expect, type Locator } from '@playwright/test';

export const title = 'A gradient without a filter fills the area, and the line keeps its color.';

export default async function test(demo: Locator): Promise<void> {
  const area = demo.locator('.MuiLineChart-area');
  await expect(area).toHaveCSS('fill', /#visitor-gradient/);
  await expect(area).toHaveCSS('filter', 'none');
  await expect(demo.locator('#visitor-gradient stop')).toHaveCount(2);
  await expect(demo.locator('.MuiLineChart-line')).toHaveAttribute('stroke', '#1976d2');
}
