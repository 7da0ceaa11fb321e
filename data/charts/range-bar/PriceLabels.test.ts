import { expect, type Locator } from '@playwright/test';

export const title = 'The highest price is above each bar, and the lowest price is below it.';

export default async function test(demo: Locator): Promise<void> {
  const bars = demo.locator('[data-series] > g');
  await expect(bars).toHaveCount(4);
  const labels = ['€210 €96', '€260 €120', '€150 €74', '€132 €68'];
  for (const [index, label] of labels.entries()) {
    const [high, low] = label.split(' ');
    const texts = bars.nth(index).locator('text');
    await expect(texts).toHaveText([high!, low!]);
    const bar = (await bars.nth(index).locator('rect').boundingBox())!;
    const [above, below] = [(await texts.nth(0).boundingBox())!, (await texts.nth(1).boundingBox())!];
    expect(above.y + above.height).toBeLessThanOrEqual(bar.y + 1);
    expect(below.y).toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  }
}
