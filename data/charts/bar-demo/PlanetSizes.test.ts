import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar has its value at its end, Earth is in the primary color and the other planets are gray, and arrow keys open the tooltip.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars).toHaveCount(8);
  for (const index of [0, 1, 2, 3, 5, 6, 7]) {
    await expect(bars.nth(index)).toHaveAttribute('fill', '#78909c');
  }
  await expect(bars.nth(4)).toHaveAttribute('fill', 'var(--mui-palette-primary-main)');
  const labels = demo.locator('.MuiBarLabel-root');
  await expect(labels).toHaveText([
    '142,984 km',
    '120,536 km',
    '51,118 km',
    '49,528 km',
    '12,756 km',
    '12,104 km',
    '6,792 km',
    '4,879 km',
  ]);
  const gap = async (index: number) => {
    const [label, bar] = [(await labels.nth(index).boundingBox())!, (await bars.nth(index).boundingBox())!];
    return label.x - bar.x - bar.width;
  };
  for (const index of [0, 4, 7]) {
    await expect.poll(() => gap(index)).toBeGreaterThanOrEqual(0);
    await expect.poll(() => gap(index)).toBeLessThan(12);
  }
  const chart = demo.getByLabel(/Earth is the largest/);
  await chart.focus();
  await chart.press('ArrowRight');
  await expect(demo.page().getByRole('tooltip')).toContainText('142,984 km');
}
