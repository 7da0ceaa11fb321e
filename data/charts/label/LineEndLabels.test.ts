import { expect, type Locator } from '@playwright/test';

export const title =
  'Each line has its label to the right of its last value, and the order follows the values.';

export default async function test(demo: Locator): Promise<void> {
  const label = (text: string) => demo.locator('text').filter({ hasText: new RegExp(`^${text}$`) });
  const topOf = async (text: string) => (await label(text).boundingBox())!.y;
  for (const text of ['Museum', 'Zoo', 'Planetarium']) {
    await expect(label(text)).toHaveCount(1);
  }
  expect(await topOf('Museum')).toBeLessThan(await topOf('Zoo'));
  expect(await topOf('Zoo')).toBeLessThan(await topOf('Planetarium'));
  const line = (await demo.locator('.MuiLineChart-line').first().boundingBox())!;
  const text = (await label('Museum').boundingBox())!;
  expect(text.x).toBeGreaterThanOrEqual(line.x + line.width);
}
