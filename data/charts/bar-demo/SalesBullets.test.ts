import { expect, type Locator } from '@playwright/test';

export const title =
  'Each bar lies within three shades of the same row, a mark shows its target, and the tooltip shows both numbers.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('.MuiBarElement-root');
  const shades = demo.locator('rect[fill="var(--mui-palette-text-primary)"]');
  const marks = demo.locator('path[stroke="var(--mui-palette-text-primary)"]');
  await expect(bars).toHaveCount(4);
  await expect(shades).toHaveCount(12);
  await expect(marks).toHaveCount(4);
  const targets = [250 / 270, 200 / 160, 205 / 215, 130 / 95];
  for (const row of [0, 1, 2, 3]) {
    const [bar, mark] = [(await bars.nth(row).boundingBox())!, (await marks.nth(row).boundingBox())!];
    // The mark is as far from zero as the target, measured in lengths of the bar.
    await expect
      .poll(async () => {
        const { x, width } = (await bars.nth(row).boundingBox())!;
        const line = (await marks.nth(row).boundingBox())!;
        return (line.x + line.width / 2 - x) / width;
      })
      .toBeCloseTo(targets[row]!, 1);
    expect(mark.y).toBeLessThan(bar.y);
    expect(mark.y + mark.height).toBeGreaterThan(bar.y + bar.height);
    for (const part of [0, 1, 2]) {
      const shade = (await shades.nth(3 * row + part).boundingBox())!;
      expect(shade.y).toBeLessThan(bar.y);
      expect(shade.y + shade.height).toBeGreaterThan(bar.y + bar.height);
    }
  }
  await bars.nth(1).hover();
  await expect(demo.page().getByRole('tooltip')).toContainText(/East.*Sales.*€160k, target €200k/s);
}
