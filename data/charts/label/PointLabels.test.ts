import { expect, type Locator } from '@playwright/test';

export const title = 'Each point of a scatter chart has its name above it.';

export default async function test(demo: Locator): Promise<void> {
  const points = demo.locator('.MuiScatterChart-marker');
  await expect(points).toHaveCount(4);
  for (const [index, name] of ['Mercury', 'Venus', 'Earth', 'Mars'].entries()) {
    const label = demo.locator('text').filter({ hasText: new RegExp(`^${name}$`) });
    await expect(label).toHaveCount(1);
    const [text, point] = [(await label.boundingBox())!, (await points.nth(index).boundingBox())!];
    expect(text.y + text.height).toBeLessThanOrEqual(point.y + 2);
    expect(Math.abs(text.x + text.width / 2 - (point.x + point.width / 2))).toBeLessThan(2);
  }
}
