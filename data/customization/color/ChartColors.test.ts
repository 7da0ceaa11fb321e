import { expect, type Locator } from '@playwright/test';

export const title = 'The two series have the primary and the secondary color, in the dark mode other ones.';

export default async function test(demo: Locator): Promise<void> {
  const fills = [];
  for (const mode of ['light', 'dark']) {
    const bars = demo.getByLabel(`Bookings in ${mode} mode`).locator('.MuiBarElement-root');
    await expect(bars).toHaveCount(8);
    const colors = await bars.evaluateAll((elements) => elements.map((bar) => getComputedStyle(bar).fill));
    expect(new Set(colors.slice(0, 4)).size).toBe(1);
    expect(new Set(colors).size).toBe(2);
    fills.push(colors[0], colors[4]);
  }
  expect(new Set(fills).size).toBe(4);
}
