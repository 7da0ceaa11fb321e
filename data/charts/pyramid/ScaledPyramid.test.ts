import { expect, type Locator } from '@playwright/test';

export const title = 'The height of a section is its value, with its name on the left.';

export default async function test(demo: Locator): Promise<void> {
  const sections = demo.locator('.MuiFunnelChart-section');
  await expect(sections).toHaveCount(3);
  const readBox = async (index: number) => (await sections.nth(index).boundingBox())!;
  await expect
    .poll(async () => (await readBox(1)).height / (await readBox(2)).height)
    .toBeCloseTo(140 / 300, 1);
  await expect
    .poll(async () => (await readBox(0)).height / (await readBox(2)).height)
    .toBeCloseTo(60 / 300, 1);
  for (const [index, name] of ['Advanced', 'Intermediate', 'Beginners'].entries()) {
    const label = (await demo.locator('.MuiChartsAxis-tickLabel').filter({ hasText: name }).boundingBox())!;
    const section = await readBox(index);
    const middle = label.y + label.height / 2;
    expect(middle).toBeGreaterThan(section.y - 2);
    expect(middle).toBeLessThan(section.y + section.height + 2);
    expect(label.x + label.width).toBeLessThan((await readBox(2)).x);
  }
}
