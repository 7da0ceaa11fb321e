import { expect, type Locator } from '@playwright/test';

export const title =
  'A line labeled with the average crosses the bars, below the top of those above 476 and above that of the others, and arrow keys open the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(12);
  const line = demo.locator('.MuiChartsReferenceLine-line');
  await expect(demo.locator('.MuiChartsReferenceLine-label')).toHaveText(/^Average\s*476$/);
  const top = async (index: number) => (await bars.nth(index).boundingBox())!.y;
  const lineTop = async () => (await line.boundingBox())!.y;
  for (const index of [0, 1, 2, 3, 9, 10, 11]) {
    await expect.poll(async () => (await top(index)) > (await lineTop())).toBe(true);
  }
  for (const index of [5, 6, 7, 8]) {
    await expect.poll(async () => (await top(index)) < (await lineTop())).toBe(true);
  }
  const chart = demo.getByLabel(/more passengers than the average/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('417');
}
