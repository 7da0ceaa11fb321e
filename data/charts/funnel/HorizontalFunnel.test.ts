import { expect, type Locator } from '@playwright/test';

export const title = 'Sections are next to each other and get lower from left to right.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(4);
  const readBox = async (index: number) => (await sections.nth(index).boundingBox())!;
  for (const [index, value] of [96, 58, 31, 14].entries()) {
    await expect
      .poll(async () => (await readBox(index)).height / (await readBox(0)).height)
      .toBeCloseTo(value / 96, 1);
  }
  for (const index of [0, 1, 2]) {
    const [left, right] = [await readBox(index), await readBox(index + 1)];
    expect(right.x - left.x - left.width).toBeCloseTo(4, 0);
  }
}
