import { expect, type Locator } from '@playwright/test';

export const title = 'A hook returns all line series, and each name is next to the last point of its line.';

export default async function test(demo: Locator): Promise<void> {
  const names = demo.locator('svg > text');
  await expect(names).toHaveCount(3);
  await expect(names.first()).toHaveText('Bread');
  const readOffset = async () => {
    const readMiddle = (target: Locator) =>
      target.evaluate((element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      });
    const mark = demo.locator('[data-series="bread"] .MuiMarkElement-root').last();
    return Math.abs((await readMiddle(names.first())) - (await readMiddle(mark)));
  };
  await expect.poll(readOffset).toBeLessThan(4);
}
